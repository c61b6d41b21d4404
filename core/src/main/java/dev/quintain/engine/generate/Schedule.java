package dev.quintain.engine.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Decides which operation is called next. At first each has its turn; then those are called more often whose calls lately
 * reached new code, and those less often that cost much.
 */
final class Schedule {
    private static final int FIRST_TURNS = 2;
    private static final int PLAN = 512;
    /** How much of its past an operation is still judged by after each plan. */
    private static final double MEMORY = 0.8;
    /** What every operation is worth, whatever it did: code is reached in unforeseen ways. */
    private static final double HOPE = 0.02;

    private final boolean guided;
    private final RandomGenerator random;
    private final double[] yield;
    private final double[] cost;
    private final double[] calls;
    private final boolean[] excluded;
    private final double[] upTo;
    private int turn;
    private int untilPlan;

    Schedule(int operations, boolean guided, RandomGenerator random) {
        this.guided = guided;
        this.random = random;
        this.yield = new double[operations];
        this.cost = new double[operations];
        this.calls = new double[operations];
        this.excluded = new boolean[operations];
        this.upTo = new double[operations];
    }

    int next() {
        if (!guided) {
            return random.nextInt(upTo.length);
        }
        if (turn < FIRST_TURNS * upTo.length) {
            return turn++ % upTo.length;
        }
        if (untilPlan-- == 0) {
            plan();
        }
        double all = upTo[upTo.length - 1];
        int found = Arrays.binarySearch(upTo, random.nextDouble() * all);
        return Math.min(found < 0 ? -found - 1 : found, upTo.length - 1);
    }

    /** Notes what a call came to: how much code it was the first to reach, and what it cost. */
    void note(int operation, int fresh, long spent) {
        yield[operation] += Math.min(fresh, 5);
        cost[operation] += spent;
        calls[operation]++;
    }

    /** Never again. */
    void exclude(int operation) {
        excluded[operation] = true;
        untilPlan = 0;
    }

    private void plan() {
        untilPlan = PLAN;
        double usual = usualCost();
        double sum = 0;
        for (int i = 0; i < upTo.length; i++) {
            double dear = Math.max(0.3, cost[i] / Math.max(1, calls[i]) / usual);
            double worth = HOPE + yield[i] / (calls[i] + 5);
            sum += excluded[i] ? 0 : worth / Math.sqrt(dear) / (dear > 10 ? dear / 10 : 1);
            upTo[i] = sum;
            yield[i] *= MEMORY;
            cost[i] *= MEMORY;
            calls[i] *= MEMORY;
        }
    }

    private double usualCost() {
        double[] known = new double[upTo.length];
        int count = 0;
        for (int i = 0; i < upTo.length; i++) {
            if (calls[i] > 0) {
                known[count++] = cost[i] / calls[i];
            }
        }
        Arrays.sort(known, 0, count);
        return count == 0 ? 1 : Math.max(1, known[count / 2]);
    }
}
