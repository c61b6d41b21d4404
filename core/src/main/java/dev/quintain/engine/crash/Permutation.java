package dev.quintain.engine.crash;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * All numbers below a bound in an order that looks random, each once, any of them at once: a sample without repetition
 * is a prefix. A Feistel network over the bound's bits; what falls outside the bound is sent through again.
 */
final class Permutation {
    private static final int ROUNDS = 4;

    private final BigInteger bound;
    private final int halfBits;
    private final BigInteger mask;
    private final long seed;

    Permutation(BigInteger bound, long seed) {
        this.bound = bound;
        this.halfBits = (Math.max(2, bound.subtract(BigInteger.ONE).bitLength()) + 1) / 2;
        this.mask = BigInteger.ONE.shiftLeft(halfBits).subtract(BigInteger.ONE);
        this.seed = seed;
    }

    BigInteger at(BigInteger position) {
        BigInteger value = position;
        do {
            value = halfBits <= 31 ? BigInteger.valueOf(scramble(value.longValue())) : scramble(value);
        } while (value.compareTo(bound) >= 0);
        return value;
    }

    private long scramble(long value) {
        long low = (1L << halfBits) - 1;
        long left = value >>> halfBits;
        long right = value & low;
        for (int round = 0; round < ROUNDS; round++) {
            long next = left ^ (mix(right + round * 0x9E3779B97F4A7C15L) & low);
            left = right;
            right = next;
        }
        return left << halfBits | right;
    }

    private BigInteger scramble(BigInteger value) {
        BigInteger left = value.shiftRight(halfBits);
        BigInteger right = value.and(mask);
        for (int round = 0; round < ROUNDS; round++) {
            BigInteger next = left.xor(mix(right, round));
            left = right;
            right = next;
        }
        return left.shiftLeft(halfBits).or(right);
    }

    // As many pseudo-random bits as half a number has, all depending on all bits of the other half.
    private BigInteger mix(BigInteger half, int round) {
        long digest = round;
        for (BigInteger rest = half; rest.signum() != 0; rest = rest.shiftRight(Long.SIZE)) {
            digest = mix(digest ^ rest.longValue());
        }
        ByteBuffer bits = ByteBuffer.allocate((halfBits + Long.SIZE - 1) / Long.SIZE * Long.BYTES);
        while (bits.hasRemaining()) {
            digest = mix(digest + 0x9E3779B97F4A7C15L);
            bits.putLong(digest);
        }
        return new BigInteger(1, bits.array()).and(mask);
    }

    // The finaliser of SplitMix64 (Steele, Lea and Flood 2014).
    private long mix(long value) {
        long z = value ^ seed;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
