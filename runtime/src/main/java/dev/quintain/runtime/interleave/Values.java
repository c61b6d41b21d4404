package dev.quintain.runtime.interleave;

import java.util.Arrays;
import java.util.Objects;

/** Compares values as a tester means it: {@code 3} is {@code 3L}, and arrays are what is in them. */
final class Values {
    private Values() {}

    static boolean same(Object one, Object other) {
        if (isIntegral(one) && isIntegral(other)) {
            return integral(one) == integral(other);
        }
        if (one instanceof Number a && other instanceof Number b && a.getClass() != b.getClass()) {
            return a.doubleValue() == b.doubleValue();
        }
        return Objects.deepEquals(one, other);
    }

    static String difference(Object actual, Object wanted) {
        String is = text(actual);
        String should = text(wanted);
        return is.equals(should)
                ? "is " + is + " (" + type(actual) + "), not " + should + " (" + type(wanted) + ")"
                : "is " + is + ", not " + should;
    }

    private static boolean isIntegral(Object value) {
        return value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof Character;
    }

    private static long integral(Object value) {
        return value instanceof Character letter ? letter : ((Number) value).longValue();
    }

    private static String type(Object value) {
        return value == null ? "null" : value.getClass().getName();
    }

    private static String text(Object value) {
        if (value instanceof Character) {
            return "'" + value + "'";
        }
        if (value instanceof CharSequence) {
            return "\"" + value + "\"";
        }
        if (value instanceof Object[] array) {
            return Arrays.deepToString(array);
        }
        if (value != null && value.getClass().isArray()) {
            String nested = Arrays.deepToString(new Object[] {value});
            return nested.substring(1, nested.length() - 1);
        }
        return String.valueOf(value);
    }
}
