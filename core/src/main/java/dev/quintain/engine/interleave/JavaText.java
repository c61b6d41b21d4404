package dev.quintain.engine.interleave;

import java.util.stream.Collectors;

/** Pieces of Java source as text. */
final class JavaText {
    private JavaText() {}

    /** Text as a literal of Java's. */
    static String literal(String text) {
        String escaped = text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\t", "\\t");
        return '"' + escaped + '"';
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
