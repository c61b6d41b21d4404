package dev.quintain.sandbox;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * The content of an array of primitives as one number of 64 bits, found in a loop that calls nobody: buffers have thousands
 * of elements. Many bytes come as a checksum, which the processor makes.
 */
final class PrimitiveElements {
    private static final int MANY = 64;

    private PrimitiveElements() {}

    static long hash(Object array) {
        if (array instanceof byte[] bytes) {
            return bytes.length < MANY ? hash(bytes) : checksum(bytes);
        }
        long hash = 1;
        if (array instanceof char[] chars) {
            for (char element : chars) {
                hash = mix(hash, element);
            }
        } else if (array instanceof int[] ints) {
            for (int element : ints) {
                hash = mix(hash, element);
            }
        } else if (array instanceof long[] longs) {
            for (long element : longs) {
                hash = mix(hash, element);
            }
        } else if (array instanceof boolean[] booleans) {
            for (boolean element : booleans) {
                hash = mix(hash, element ? 1 : 0);
            }
        } else if (array instanceof short[] shorts) {
            for (short element : shorts) {
                hash = mix(hash, element);
            }
        } else if (array instanceof double[] doubles) {
            for (double element : doubles) {
                hash = mix(hash, Double.doubleToLongBits(element));
            }
        } else {
            for (float element : (float[]) array) {
                hash = mix(hash, Float.floatToIntBits(element));
            }
        }
        return hash;
    }

    private static long hash(byte[] bytes) {
        long hash = 1;
        long eight = 0;
        for (int i = 0; i < bytes.length; i++) {
            eight = eight << 8 | (bytes[i] & 0xFF);
            if ((i & 7) == 7) {
                hash = mix(hash, eight);
            }
        }
        return (bytes.length & 7) > 0 ? mix(hash, eight) : hash;
    }

    /** Two sums of 32 bits by different polynomials tell arrays apart as well as one of 64. */
    private static long checksum(byte[] bytes) {
        var one = new CRC32();
        one.update(bytes);
        var other = new CRC32C();
        other.update(bytes);
        return one.getValue() << 32 | other.getValue();
    }

    private static long mix(long hash, long element) {
        long mixed = (hash ^ element) * 0x9E3779B97F4A7C15L;
        return mixed ^ (mixed >>> 29);
    }
}
