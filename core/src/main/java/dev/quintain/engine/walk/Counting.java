package dev.quintain.engine.walk;

import dev.quintain.sequence.Literal;
import dev.quintain.subject.JavaType;
import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;

/** The basic types, whose values can be counted up, or given at their key points. */
final class Counting {
    private static final int LONG_STRING = 1000;

    private Counting() {}

    static boolean isBasic(JavaType type) {
        return type.equals(JavaType.STRING) || type.isPrimitive() || type.isBox();
    }

    /** The n-th value: 0, 1, 2; 'a', 'b', 'c'; "a", "b", "c"; false, true, false. */
    static Serializable value(JavaType type, int number) {
        return switch (basic(type)) {
            case "boolean" -> number % 2 == 1;
            case "byte" -> (byte) number;
            case "short" -> (short) number;
            case "int" -> number;
            case "long" -> (long) number;
            case "float" -> (float) number;
            case "double" -> (double) number;
            case "char" -> (char) ('a' + number % 26);
            default -> word(number);
        };
    }

    /** The primitive type that a box holds; any other type as it is. */
    static String basic(JavaType type) {
        return type.unboxed().orElse(type).name();
    }

    private static String word(int number) {
        String letter = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? letter : letter + number / 26;
    }

    /** The points at which code tends to behave otherwise: zero, the neighbours, the bounds; empty and long. */
    static ValueSource partitions(JavaType type) {
        List<Serializable> points = switch (basic(type)) {
            case "boolean" -> List.of(false, true);
            case "byte" -> List.of((byte) 0, (byte) 1, (byte) -1, Byte.MAX_VALUE, Byte.MIN_VALUE);
            case "short" -> List.of((short) 0, (short) 1, (short) -1, Short.MAX_VALUE, Short.MIN_VALUE);
            case "int" -> List.of(0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE);
            case "long" -> List.of(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE);
            case "float" -> List.of(0f, 1f, -1f, Float.MAX_VALUE, Float.MIN_VALUE, Float.NaN);
            case "double" -> List.of(0.0, 1.0, -1.0, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN);
            case "char" -> List.of('a', '0', ' ', Character.MIN_VALUE, Character.MAX_VALUE);
            default -> List.of("", "a", " ", "-1", "x".repeat(LONG_STRING));
        };
        Stream<Literal> literals = points.stream().map(point -> new Literal.Constant(type, point));
        return new ValueSource.Literals(type, literals.toList());
    }
}
