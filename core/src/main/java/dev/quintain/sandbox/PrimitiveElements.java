package dev.quintain.sandbox;

import java.util.function.LongConsumer;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * The content of an array of primitives as numbers, without a box for each: buffers have thousands. Bytes come by eights, and
 * many of them as a checksum, which the processor makes.
 */
final class PrimitiveElements {
    private static final int MANY = 64;

    private PrimitiveElements() {}

    static void forEach(Object array, LongConsumer consumer) {
        if (array instanceof byte[] bytes) {
            if (bytes.length < MANY) {
                forEachEight(bytes, consumer);
            } else {
                consumer.accept(checksum(bytes));
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

    /** Two sums of 32 bits by different polynomials tell arrays apart as well as one of 64. */
    private static long checksum(byte[] bytes) {
        var one = new CRC32();
        one.update(bytes);
        var other = new CRC32C();
        other.update(bytes);
        return one.getValue() << 32 | other.getValue();
    }

    private static void forEachEight(byte[] bytes, LongConsumer consumer) {
        long eight = 0;
        for (int i = 0; i < bytes.length; i++) {
            eight = eight << 8 | (bytes[i] & 0xFF);
            if ((i & 7) == 7) {
                consumer.accept(eight);
            }
        }
        if ((bytes.length & 7) > 0) {
            consumer.accept(eight);
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
