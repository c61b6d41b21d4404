package dev.quintain.run.hunt;

import dev.quintain.bytecode.LineNames;
import dev.quintain.subject.BadInput;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Names for faults that the next hunt gives them again. They depend on nothing but the fault: not on what else was found,
 * nor on the numbers of lines, which change whenever something is written above.
 */
final class Fingerprints {
    private final Function<String, Optional<byte[]>> classFiles;
    private final Map<Cause, String> known = new HashMap<>();
    private String lastClass = "";
    private Optional<LineNames> lastLines = Optional.empty();

    /**
     * @param classFiles by the names of classes
     */
    Fingerprints(Function<String, Optional<byte[]>> classFiles) {
        this.classFiles = classFiles;
    }

    synchronized String of(Cause cause) {
        String before = known.get(cause);
        if (before != null) {
            return before;
        }
        Optional<String> place = cause.line() == 0 ? Optional.of(cause.place()) : place(cause);
        // A class of the tests, one that was made while the code ran, or that cannot be read just now: its lines are
        // all there is.
        String name = hash(cause.kind() + "\n" + place.orElse(cause.place() + " " + cause.line()));
        if (place.isPresent()) {
            known.put(cause, name);
        }
        return name;
    }

    private Optional<String> place(Cause cause) {
        int dot = cause.place().lastIndexOf('.');
        String className = cause.place().substring(0, dot);
        return lines(className)
                .flatMap(lines -> lines.of(cause.place().substring(dot + 1), cause.line()))
                .map(line -> className + "\n" + line);
    }

    /** Those of the class asked for last are at hand: a class may have hundreds of faults. */
    private Optional<LineNames> lines(String className) {
        if (!className.equals(lastClass)) {
            try {
                lastLines = classFiles.apply(className).map(LineNames::in);
                lastClass = className;
            } catch (BadInput | UncheckedIOException unreadable) {
                // Whoever builds the classes anew meanwhile must not end the hunt.
                return Optional.empty();
            }
        }
        return lastLines;
    }

    private static String hash(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}
