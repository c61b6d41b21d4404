package dev.quintain.sandbox;

import java.util.function.LongConsumer;

/** The elements of an array of primitives as numbers, without a box for each: buffers have thousands. */
final class PrimitiveElements {
    private PrimitiveElements() {}

    static void forEach(Object array, LongConsumer consumer) {
        if (array instanceof byte[] bytes) {
            for (byte element : bytes) {
                consumer.accept(element);
            }
        } else if (array instanceof char[] chars) {
            for (char element : chars) {
                consumer.accept(element);
            }
        } else if (array instanceof int[] ints) {
            for (int element : ints) {
                consumer.accept(element);
            }
        } else if (array instanceof long[] longs) {
            for (long element : longs) {
                consumer.accept(element);
            }
        } else if (array instanceof boolean[] booleans) {
            for (boolean element : booleans) {
                consumer.accept(element ? 1 : 0);
            }
        } else if (array instanceof short[] shorts) {
            for (short element : shorts) {
                consumer.accept(element);
            }
        } else {
            forEachFraction(array, consumer);
        }
    }

    private static void forEachFraction(Object array, LongConsumer consumer) {
        if (array instanceof double[] doubles) {
            for (double element : doubles) {
                consumer.accept(Double.doubleToLongBits(element));
            }
        } else if (array instanceof float[] floats) {
            for (float element : floats) {
                consumer.accept(Float.floatToIntBits(element));
            }
        }
    }
}
