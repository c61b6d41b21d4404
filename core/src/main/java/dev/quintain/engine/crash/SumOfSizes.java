package dev.quintain.engine.crash;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Where each of several spaces begins when they are numbered one after the other. Sizes are exact however large; those
 * that fit a long, nearly all in practice, are searched as longs.
 */
final class SumOfSizes {
    private final BigInteger[] starts;
    private final long[] longStarts;
    private final BigInteger total;

    SumOfSizes(int before, List<BigInteger> sizes) {
        starts = new BigInteger[sizes.size()];
        BigInteger sum = BigInteger.valueOf(before);
        for (int i = 0; i < starts.length; i++) {
            starts[i] = sum;
            sum = sum.add(sizes.get(i));
        }
        total = sum;
        longStarts = fitsLong()
                ? Arrays.stream(starts).mapToLong(BigInteger::longValueExact).toArray()
                : new long[0];
    }

    BigInteger total() {
        return total;
    }

    boolean fitsLong() {
        return total.bitLength() < Long.SIZE;
    }

    BigInteger start(int space) {
        return starts[space];
    }

    long longStart(int space) {
        return longStarts[space];
    }

    /** The space that the index falls into: the last that starts at or before it. */
    int find(BigInteger index) {
        int found = Arrays.binarySearch(starts, index);
        return found >= 0 ? found : -found - 2;
    }

    int find(long index) {
        int found = Arrays.binarySearch(longStarts, index);
        return found >= 0 ? found : -found - 2;
    }
}
