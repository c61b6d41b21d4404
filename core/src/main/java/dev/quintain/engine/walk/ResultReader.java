package dev.quintain.engine.walk;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.Optional;

/** Reads back the values that results stand for, where the type of the method says what they are. */
final class ResultReader {
    private ResultReader() {}

    /** The value; empty if it is none that can be written down, or not wholly. */
    static Optional<Literal.Constant> constant(JavaType type, String result) {
        if (type.equals(JavaType.STRING)) {
            return text(result).map(text -> new Literal.Constant(type, text));
        }
        if (!Counting.isBasic(type) || result.equals("null")) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Literal.Constant(type, number(Counting.basic(type), result)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            return Optional.empty();
        }
    }

    private static Serializable number(String basic, String result) {
        return switch (basic) {
            case "boolean" -> Boolean.valueOf(result);
            case "byte" -> Byte.valueOf(result);
            case "short" -> Short.valueOf(result);
            case "int" -> Integer.valueOf(result);
            case "long" -> Long.valueOf(result);
            case "float" -> Float.valueOf(result);
            case "double" -> Double.valueOf(result);
            default -> unescaped(result.substring(1, result.length() - 1)).charAt(0);
        };
    }

    private static Optional<String> text(String result) {
        boolean whole = result.length() > 1 && result.startsWith("\"") && result.endsWith("\"");
        return whole ? Optional.of(unescaped(result.substring(1, result.length() - 1))) : Optional.empty();
    }

    // What Symbols wrote; Java's own escapes but for those of unicode, which only its compiler knows.
    private static String unescaped(String text) {
        var plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("\\u", i)) {
                plain.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
                i += 5;
            } else if (text.charAt(i) == '\\') {
                plain.append(text.substring(i, i + 2).translateEscapes());
                i++;
            } else {
                plain.append(text.charAt(i));
            }
        }
        return plain.toString();
    }
}
