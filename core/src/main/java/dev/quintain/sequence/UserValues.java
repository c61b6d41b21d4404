package dev.quintain.sequence;

import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.JavaType;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Presets from a file of the user's: a type and a value on each line, as Java writes them, such as {@code int 65536},
 * {@code String "2024-02-30"}. Empty lines and lines that begin with {@code #} are passed over.
 */
public final class UserValues {
    private UserValues() {}

    public static List<Literal> read(Path file) {
        var literals = new ArrayList<Literal>();
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new BadInput("cannot read the values in " + file + "; check the path");
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                literals.add(parse(line, file + ":" + (i + 1)));
            }
        }
        return literals;
    }

    private static Literal parse(String line, String where) {
        String[] parts = line.split("\\s+", 2);
        try {
            JavaType type = parts[0].equals("String") ? JavaType.STRING : new JavaType(parts[0]);
            return new Constant(type, value(type, parts[1]));
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new BadInput(where + ": '" + line
                    + "' is not a primitive type or String and a value of it, such as int 42 or String \"abc\"");
        }
    }

    private static Serializable value(JavaType type, String text) {
        return switch (type.name()) {
            case "byte" -> Byte.decode(text);
            case "short" -> Short.decode(text);
            case "int" -> Integer.decode(text);
            case "long" -> Long.decode(text.replaceFirst("[lL]$", ""));
            case "float" -> Float.valueOf(text);
            case "double" -> Double.valueOf(text);
            case "boolean" -> bool(text);
            case "char" -> character(text);
            case "java.lang.String" -> unquoted(text, '"');
            default -> throw new IllegalArgumentException(type.name());
        };
    }

    private static Boolean bool(String text) {
        if (!text.equals("true") && !text.equals("false")) {
            throw new IllegalArgumentException(text);
        }
        return Boolean.valueOf(text);
    }

    private static Character character(String text) {
        String inner = unquoted(text, '\'');
        if (inner.length() != 1) {
            throw new IllegalArgumentException(text);
        }
        return inner.charAt(0);
    }

    private static String unquoted(String text, char quote) {
        if (text.length() < 2 || text.charAt(0) != quote || text.charAt(text.length() - 1) != quote) {
            throw new IllegalArgumentException(text);
        }
        return text.substring(1, text.length() - 1).translateEscapes();
    }
}
