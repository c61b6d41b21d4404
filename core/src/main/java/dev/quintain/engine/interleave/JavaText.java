package dev.quintain.engine.interleave;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Pieces of Java source as text. */
final class JavaText {
    private JavaText() {}

    /** Text as a literal of Java's. */
    static String literal(String text) {
        return text.chars().mapToObj(c -> escaped((char) c, '"')).collect(Collectors.joining("", "\"", "\""));
    }

    /** A value as a literal of Java's; empty if there is none that is equal to it. */
    static Optional<String> literalOf(@Nullable Object value) {
        if (value instanceof String text) {
            return Optional.of(literal(text));
        }
        if (value instanceof Character letter) {
            return Optional.of("'" + escaped(letter, '\'') + "'");
        }
        if (value instanceof Long number) {
            return Optional.of(number == number.intValue() ? number.toString() : number + "L");
        }
        if (value instanceof Double number) {
            return Double.isFinite(number) ? Optional.of(number.toString()) : Optional.empty();
        }
        if (value instanceof Float number) {
            return Float.isFinite(number) ? Optional.of(number + "f") : Optional.empty();
        }
        boolean plain =
                value instanceof Integer || value instanceof Short || value instanceof Byte || value instanceof Boolean;
        return plain ? Optional.of(String.valueOf(value)) : Optional.empty();
    }

    /** A character within quotes: letters as they are, in whatever script, and what cannot be seen by its number. */
    private static String escaped(char c, char quote) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '\b' -> "\\b";
            case '\f' -> "\\f";
            case '\\' -> "\\\\";
            default -> c == quote ? "\\" + c : isSeen(c) ? String.valueOf(c) : String.format("\\u%04x", (int) c);
        };
    }

    private static boolean isSeen(char c) {
        return c == ' '
                || switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.PRIVATE_USE,
                            Character.UNASSIGNED,
                            Character.SPACE_SEPARATOR,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> false;
                    default -> true;
                };
    }

    /**
     * Lines moved so that the leftmost begins behind so many spaces; without blank lines around them. The first may have
     * lost its own indentation, and counts as one of the leftmost then.
     */
    static String indented(String lines, int spaces) {
        String body = lines.replaceFirst("\\A(\\s*\\n)+", "").stripTrailing();
        int least = body.lines()
                .skip(indentation(body) == 0 ? 1 : 0)
                .filter(line -> !line.isBlank())
                .mapToInt(JavaText::indentation)
                .min()
                .orElse(0);
        return body.lines()
                .map(line ->
                        line.isBlank() ? "" : " ".repeat(spaces) + line.substring(Math.min(least, indentation(line))))
                .collect(Collectors.joining("\n"));
    }

    /** How many braces more are opened than closed, those in literals among them. */
    static int braces(String code) {
        return (int) (code.chars().filter(c -> c == '{').count()
                - code.chars().filter(c -> c == '}').count());
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
