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
            case "long" -> List.of(new Argument("0L", 0L), new Argument("1L", 1L));
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

    /** The same, written so that no other method than the one with such a parameter can be meant. */
    private static List<Argument> exactly(String type) {
        boolean primitive = !type.contains(".") && !type.endsWith("]");
        return primitive
                ? of(type)
                : of(type).stream()
                        .map(argument ->
                                new Argument("(" + type.replace('$', '.') + ") " + argument.code(), argument.value()))
                        .toList();
    }

    /**
     * All ways to give a value to each of several parameters.
     *
     * @param overloaded whether there are other methods that could be meant
     */
    static List<List<Argument>> combinations(List<String> types, boolean overloaded) {
        List<List<Argument>> all = List.of(List.of());
        for (String type : types) {
            var longer = new ArrayList<List<Argument>>();
            for (List<Argument> begun : all) {
                for (Argument argument : overloaded ? exactly(type) : of(type)) {
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
