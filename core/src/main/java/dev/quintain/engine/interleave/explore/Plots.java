package dev.quintain.engine.interleave.explore;

import dev.quintain.sandbox.CheckedClass.Call;
import dev.quintain.sandbox.CheckedClass.Plot;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes up what several threads do with an object: first every call beside every other, then more by chance. */
final class Plots {
    private static final int MOST_BEFORE = 3;

    private final List<Call> calls;
    private final long seed;

    Plots(List<Call> calls, long seed) {
        this.calls = calls;
        this.seed = seed;
    }

    /** How many are pairs of calls. */
    private long pairs() {
        return (long) calls.size() * (calls.size() + 1) / 2;
    }

    /**
     * One of them; the same number and seed is the same one.
     *
     * @param number from 1
     */
    Plot get(long number) {
        var chance = new SplittableRandom(seed * 1_000_003 + number);
        List<Call> before = some(chance, chance.nextInt(MOST_BEFORE + 1));
        var threads = new ArrayList<List<Call>>();
        if (number % 2 == 1 && number / 2 < pairs()) {
            int[] pair = pair(number / 2);
            threads.add(List.of(calls.get(pair[0])));
            threads.add(List.of(calls.get(pair[1])));
        } else {
            int many = chance.nextInt(3) == 0 ? 3 : 2;
            for (int i = 0; i < many; i++) {
                threads.add(some(chance, 1 + chance.nextInt(many == 2 ? 3 : 2)));
            }
        }
        return new Plot(before, threads);
    }

    private int[] pair(long index) {
        long left = index;
        for (int first = 0; first < calls.size(); first++) {
            int many = calls.size() - first;
            if (left < many) {
                return new int[] {first, first + (int) left};
            }
            left -= many;
        }
        return new int[] {0, 0};
    }

    private List<Call> some(SplittableRandom chance, int many) {
        var some = new ArrayList<Call>();
        for (int i = 0; i < many; i++) {
            some.add(calls.get(chance.nextInt(calls.size())));
        }
        return some;
    }
}
