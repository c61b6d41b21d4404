package dev.quintain.engine.interleave;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value to call with, and how source writes it. */
record Argument(String code, @Nullable Serializable value) implements Serializable {
    private static final Argument NULL = new Argument("null", null);

    /** Values of a type that are worth trying: few, since all ways to combine them are tried. */
    static List<Argument> of(String type) {
        return switch (type) {
            case "int" -> List.of(new Argument("1", 1), new Argument("2", 2));
            case "long" -> List.of(new Argument("0", 0L), new Argument("1", 1L));
            case "short" -> List.of(new Argument("(short) 1", (short) 1));
            case "byte" -> List.of(new Argument("(byte) 1", (byte) 1));
            case "char" -> List.of(new Argument("'a'", 'a'));
            case "boolean" -> List.of(new Argument("true", true), new Argument("false", false));
            case "double" -> List.of(new Argument("1.0", 1.0));
            case "float" -> List.of(new Argument("1.0f", 1.0f));
            case "java.lang.String" -> List.of(new Argument("\"a\"", "a"), new Argument("\"\"", ""));
            case "java.lang.Object", "java.lang.CharSequence", "java.lang.Comparable" ->
                List.of(new Argument("\"a\"", "a"));
            default -> List.of(NULL);
        };
    }

    /** All ways to give a value to each of several parameters. */
    static List<List<Argument>> combinations(List<String> types) {
        List<List<Argument>> all = List.of(List.of());
        for (String type : types) {
            var longer = new ArrayList<List<Argument>>();
            for (List<Argument> begun : all) {
                for (Argument argument : of(type)) {
                    var arguments = new ArrayList<>(begun);
                    arguments.add(argument);
                    longer.add(arguments);
                }
            }
            all = longer;
        }
        return all;
    }
}
