package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Literal.Constant;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Numbers, characters and texts by type: the usual ones, the user's, and those that the code itself mentions. */
final class Constants implements Serializable {
    private static final int LONGEST_TEXT = 60;

    private final Map<String, Set<Serializable>> byType = new TreeMap<>();
    private final Map<String, List<Serializable>> lists = new HashMap<>();

    private Constants() {}

    /** What a person would try first. */
    static Constants usual() {
        var constants = new Constants();
        constants.add("boolean", false, true);
        constants.add("byte", (byte) 0, (byte) 1, (byte) -1, (byte) 10, Byte.MAX_VALUE, Byte.MIN_VALUE);
        constants.add("short", (short) 0, (short) 1, (short) -1, (short) 10, Short.MAX_VALUE, Short.MIN_VALUE);
        constants.add(
                "int", 0, 1, -1, 2, 3, 4, 5, 7, 8, 10, 16, 31, 64, 100, 255, Integer.MAX_VALUE, Integer.MIN_VALUE);
        constants.add("long", 0L, 1L, -1L, 2L, 3L, 5L, 10L, 60L, 100L, 1000L, Long.MAX_VALUE, Long.MIN_VALUE);
        constants.add("float", 0f, 1f, -1f, 0.5f, 2f, 10f, 100f, Float.NaN, Float.POSITIVE_INFINITY, Float.MIN_VALUE);
        constants.add(
                "double",
                0d,
                1d,
                -1d,
                0.5,
                2d,
                3d,
                10d,
                100d,
                1e10,
                0.05,
                Double.NaN,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.MAX_VALUE,
                Double.MIN_VALUE);
        constants.add("char", 'a', 'b', 'Z', '0', '9', ' ', '\n', '-', '.', ',', '"', '\u00e4', '\0');
        constants.add(
                "java.lang.String",
                "",
                "a",
                "b",
                "hello",
                "Hello World",
                " ",
                "0",
                "1",
                "42",
                "-1",
                "1.5",
                "true",
                "a,b",
                "a b",
                "\n",
                "\u00e4\u00f6",
                "ABC",
                "abc",
                "x=y",
                "<a>",
                "UTF-8");
        return constants;
    }

    /** What code mentions, as class files have it: strings, ints, longs, floats and doubles. */
    static Constants mined(List<Object> found) {
        var constants = new Constants();
        found.forEach(constants::mine);
        return constants;
    }

    private void mine(Object constant) {
        if (constant instanceof String text) {
            if (text.length() <= LONGEST_TEXT) {
                add("java.lang.String", text);
                text.chars().limit(3).forEach(c -> add("char", (char) c));
            }
        } else if (constant instanceof Integer number) {
            add("int", number);
            add("long", (long) number);
            if (number >= 0 && number <= Character.MAX_VALUE) {
                add("char", (char) (int) number);
            }
            if (number >= Byte.MIN_VALUE && number <= Byte.MAX_VALUE) {
                add("byte", (byte) (int) number);
            }
            if (number >= Short.MIN_VALUE && number <= Short.MAX_VALUE) {
                add("short", (short) (int) number);
            }
        } else if (constant instanceof Long number) {
            add("long", number);
        } else if (constant instanceof Float number) {
            add("float", number);
        } else if (constant instanceof Double number) {
            add("double", number);
        }
    }

    /** These and the user's. */
    Constants with(List<Literal> more) {
        var constants = new Constants();
        constants.addAll(this);
        for (Literal literal : more) {
            if (literal instanceof Constant constant) {
                constants.add(constant.type().name(), constant.value());
            }
        }
        return constants;
    }

    private void add(String type, Serializable... values) {
        if (byType.computeIfAbsent(type, name -> new LinkedHashSet<>()).addAll(List.of(values))) {
            lists.remove(type);
        }
    }

    /** Takes in what another has, as far as it is new. */
    void addAll(Constants other) {
        other.byType.forEach((type, values) -> add(type, values.toArray(Serializable[]::new)));
    }

    List<Serializable> of(JavaType type) {
        List<Serializable> known = lists.get(type.name());
        if (known == null) {
            known = List.copyOf(byType.getOrDefault(type.name(), Set.of()));
            lists.put(type.name(), known);
        }
        return known;
    }
}
