package dev.quintain.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text beside this class, with places to be filled in: {@code {{title}}}. */
record Template(String text) {
    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

    static Template of(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException("a part of ours is missing: " + name));
    }

    static Optional<Template> find(String name) {
        try (InputStream in = Template.class.getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new Template(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text with all places filled in. */
    String with(Map<String, String> values) {
        return PLACE.matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement(values.getOrDefault(place.group(1), "")));
    }
}
