package dev.quintain.engine.interleave;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A value to call with, and how source writes it. */
record Argument(String code, @Nullable Serializable value) implements Serializable {
    private static final Argument NULL = new Argument("null", null);

    /** Methods with many parameters are called in no more ways. */
    private static final int MOST_VARIATIONS = 6;

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
            case "java.util.List", "java.util.Collection", "java.lang.Iterable" ->
                List.of(filled("java.util.ArrayList", "java.util.List.of(\"a\")", new ArrayList<>(List.of("a"))));
            case "java.util.Set" ->
                List.of(filled("java.util.HashSet", "java.util.Set.of(\"a\")", new HashSet<>(Set.of("a"))));
            case "java.util.Map" ->
                List.of(filled("java.util.HashMap", "java.util.Map.of(\"a\", \"a\")", new HashMap<>(Map.of("a", "a"))));
            case "java.util.Queue", "java.util.Deque" ->
                List.of(filled("java.util.ArrayDeque", "java.util.List.of(\"a\")", new ArrayDeque<>(List.of("a"))));
            default -> List.of(NULL);
        };
    }

    private static Argument filled(String type, String content, Serializable value) {
        return new Argument("new " + type + "<>(" + content + ")", value);
    }

    /** The value, or one that is equal to it where calls could change it. */
    @Nullable
    Object fresh() {
        if (value instanceof ArrayList<?> list) {
            return new ArrayList<>(list);
        }
        if (value instanceof HashSet<?> set) {
            return new HashSet<>(set);
        }
        if (value instanceof HashMap<?, ?> map) {
            return new HashMap<>(map);
        }
        return value instanceof ArrayDeque<?> queue ? new ArrayDeque<>(queue) : value;
    }

    /** The same, written so that no other method than the one with such a parameter can be meant. */
    private static List<Argument> exactly(String type) {
        return isPrimitive(type)
                ? of(type)
                : of(type).stream().map(argument -> argument.as(type)).toList();
    }

    private static boolean isPrimitive(String type) {
        return !type.contains(".") && !type.endsWith("]");
    }

    private Argument as(String type) {
        return new Argument("(" + type.replace('$', '.') + ") " + code, value);
    }

    /** A value for each of several parameters, the most usual one. */
    static List<Argument> usual(List<String> types, boolean overloaded) {
        return types.stream()
                .map(type -> (overloaded ? exactly(type) : of(type)).get(0))
                .toList();
    }

    /**
     * Ways to give a value to each of several parameters: the usual one, and those in which one value is another, or null.
     *
     * @param overloaded whether there are other methods that could be meant
     */
    static List<List<Argument>> variations(List<String> types, boolean overloaded) {
        List<Argument> usual = usual(types, overloaded);
        var all = new ArrayList<List<Argument>>(List.of(usual));
        for (int i = 0; i < types.size(); i++) {
            for (Argument other : others(types.get(i), overloaded)) {
                var arguments = new ArrayList<>(usual);
                arguments.set(i, other);
                all.add(arguments);
            }
        }
        return all.stream().distinct().limit(MOST_VARIATIONS).toList();
    }

    private static List<Argument> others(String type, boolean overloaded) {
        var others = new ArrayList<>(overloaded ? exactly(type) : of(type));
        others.remove(0);
        if (!isPrimitive(type)) {
            others.add(overloaded ? NULL.as(type) : NULL);
        }
        return others;
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
