package dev.quintain.sandbox;

import dev.quintain.sandbox.CheckedClass.Argument;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Numbers, strings and the like: values worth trying, and how values are told. */
final class SimpleArguments {
    /** What texts have of identity hash codes and stack traces, which are not the object's own. */
    private static final Pattern UNSTEADY =
            Pattern.compile("(?<=[\\w\\]])@[0-9a-f]{4,8}\\b|(?m)^\\s+at \\S+\\(.*\\)\\R?");

    private SimpleArguments() {}

    /** None if there are no simple ones. */
    static List<Argument> of(Class<?> type) {
        return constants(type).stream()
                .map(value -> new Argument(text(value), () -> value))
                .toList();
    }

    private static List<Object> constants(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return List.of(0, 1);
        }
        if (type == long.class || type == Long.class) {
            return List.of(1L);
        }
        if (type == boolean.class || type == Boolean.class) {
            return List.of(true);
        }
        if (type == char.class || type == Character.class) {
            return List.of('a');
        }
        if (type == short.class || type == Short.class) {
            return List.of((short) 1);
        }
        if (type == byte.class || type == Byte.class) {
            return List.of((byte) 1);
        }
        if (type == double.class || type == Double.class) {
            return List.of(1.0);
        }
        if (type == float.class || type == Float.class) {
            return List.of(1.0f);
        }
        return type.isAssignableFrom(String.class) ? List.of("a", "b") : List.of();
    }

    /** What can be compared of a value: for objects of unknown kinds, only what they are. */
    static String text(@Nullable Object value) {
        if (value instanceof Object[] array) {
            return Arrays.deepToString(array);
        }
        if (value == null) {
            return "null";
        }
        boolean plain = value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>;
        boolean told = plain || value instanceof Collection<?> || value instanceof Map<?, ?>;
        return told
                ? UNSTEADY.matcher(String.valueOf(value)).replaceAll("")
                : value.getClass().getSimpleName();
    }
}
