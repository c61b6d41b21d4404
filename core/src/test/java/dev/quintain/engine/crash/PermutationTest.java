package dev.quintain.engine.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermutationTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 7, 64, 1000, 4097})
    void every_number_below_the_bound_comes_once(long bound) {
        var permutation = new Permutation(BigInteger.valueOf(bound), 42);

        List<BigInteger> all = first(permutation, bound);

        assertEquals(bound, new HashSet<>(all).size());
        assertTrue(all.stream().allMatch(n -> n.signum() >= 0 && n.longValueExact() < bound));
    }

    @Test
    void spaces_beyond_any_memory_are_sampled_without_repetition() {
        BigInteger bound = BigInteger.TEN.pow(120).add(BigInteger.ONE);
        var permutation = new Permutation(bound, 7);

        List<BigInteger> sample = first(permutation, 10_000);

        assertEquals(10_000, new HashSet<>(sample).size());
        assertTrue(sample.stream().allMatch(n -> n.signum() >= 0 && n.compareTo(bound) < 0));
        BigInteger half = bound.shiftRight(1);
        long low = sample.stream().filter(n -> n.compareTo(half) < 0).count();
        assertTrue(low > 4_700 && low < 5_300, low + " of 10000 in the lower half");
    }

    @Test
    void small_spaces_are_sampled_evenly() {
        long[] buckets = new long[10];
        var permutation = new Permutation(BigInteger.valueOf(1_000_000), 3);

        first(permutation, 10_000).forEach(n -> buckets[(int) (n.longValueExact() / 100_000)]++);

        for (long bucket : buckets) {
            assertTrue(bucket > 880 && bucket < 1120, "bucket of " + bucket);
        }
    }

    @Test
    void the_seed_decides_the_order() {
        BigInteger bound = BigInteger.valueOf(1000);

        assertEquals(first(new Permutation(bound, 1), 100), first(new Permutation(bound, 1), 100));
        assertNotEquals(first(new Permutation(bound, 1), 100), first(new Permutation(bound, 2), 100));
    }

    private static List<BigInteger> first(Permutation permutation, long count) {
        return LongStream.range(0, count)
                .mapToObj(i -> permutation.at(BigInteger.valueOf(i)))
                .toList();
    }
}
