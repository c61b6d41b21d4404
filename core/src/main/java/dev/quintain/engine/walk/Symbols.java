package dev.quintain.engine.walk;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.util.stream.Collectors;

/** How values are written in reports and oracles. */
final class Symbols {
    static final String VOID = "void";

    /** Longer texts are cut: nobody reads them, and their length and hash tell them apart well enough. */
    private static final int LONGEST_TEXT = 200;

    private Symbols() {}

    static String numbered(JavaType type, int number) {
        return numbered(simpleName(type.name()), number);
    }

    static String numbered(String type, int number) {
        return type + "#" + number;
    }

    static String simpleName(String binaryName) {
        return binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.');
    }

    static String ofLiteral(Literal literal) {
        if (literal instanceof Literal.Constant constant) {
            return ofValue(constant.value());
        }
        if (literal instanceof Literal.ClassOf of) {
            return simpleName(of.named().name()) + ".class";
        }
        if (literal instanceof Literal.ArrayOf array) {
            return array.elements().stream().map(Symbols::ofLiteral).collect(Collectors.joining(", ", "[", "]"));
        }
        return "null";
    }

    /** A string, a character, or a value that needs no quotes. */
    static String ofValue(Object value) {
        if (value instanceof String text) {
            return quoted(text);
        }
        return value instanceof Character character ? "'" + escaped(character) + "'" : String.valueOf(value);
    }

    static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        int end = Math.min(text.length(), LONGEST_TEXT);
        for (int i = 0; i < end; i++) {
            quoted.append(escaped(text.charAt(i)));
        }
        quoted.append('"');
        if (end < text.length()) {
            quoted.append("... (")
                    .append(text.length())
                    .append(" characters, hash ")
                    .append(Integer.toHexString(text.hashCode()))
                    .append(')');
        }
        return quoted.toString();
    }

    private static String escaped(char c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default -> c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
        };
    }
}
