package dev.quintain.finding;

import java.io.Serializable;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of Java source whose type names are still open, so that whoever writes the file can import them.
 *
 * @param text source in which every {@code $T} stands for the next of the types, {@code $W} for a space where a long
 *     line may be broken, and {@code $$} for a dollar sign
 */
public record JavaCode(String text, List<TypeName> types) implements Serializable {
    private static final Pattern HOLE = Pattern.compile("\\$[TW$]");

    public JavaCode {
        types = List.copyOf(types);
    }

    /** On one line, with simple type names: for people, not for compilers. */
    public String brief() {
        var names = types.iterator();
        return HOLE.matcher(text)
                .replaceAll(hole -> Matcher.quoteReplacement(
                        switch (hole.group()) {
                            case "$T" -> names.next().brief();
                            case "$W" -> " ";
                            default -> "$";
                        }));
    }
}
