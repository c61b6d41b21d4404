package dev.quintain.runtime.explore;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte 2010): threads have priorities by
 * chance, and at a few steps by chance the one that runs gets the lowest.
 */
final class Pct implements Strategy {
    private static final int MOST_CHANGES = 4;

    private final RandomGenerator random;
    private final int[] priorities = new int[Execution.MOST_TASKS];
    private int[] changes = {};
    private int lowest;
    private int steps;
    private int longest = 20;

    Pct(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public void begin() {
        longest = Math.max(longest, steps);
        steps = 0;
        lowest = 0;
        Arrays.fill(priorities, 0);
        changes = random.ints(random.nextInt(MOST_CHANGES) + 1, 0, longest).toArray();
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        for (int change : changes) {
            if (change == steps) {
                lower(last);
            }
        }
        steps++;
        if (tasks[last].kind == Kind.YIELD) {
            lower(last);
        }
        int best = -1;
        for (long rest = able; rest != 0; rest &= rest - 1) {
            int id = Long.numberOfTrailingZeros(rest);
            if (best < 0 || priority(id) > priority(best)) {
                best = id;
            }
        }
        return best;
    }

    private void lower(int id) {
        priorities[id] = --lowest;
    }

    private int priority(int id) {
        if (priorities[id] == 0) {
            priorities[id] = random.nextInt(1, Integer.MAX_VALUE);
        }
        return priorities[id];
    }

    @Override
    public int pick(int many) {
        return random.nextInt(many);
    }
}
