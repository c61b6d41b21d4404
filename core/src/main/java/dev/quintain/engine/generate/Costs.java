package dev.quintain.engine.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** What calls of each operation have cost lately, so that a few dear ones do not eat up everything. */
final class Costs {
    private static final int PERIOD = 512;
    /** How much of the past still counts after each period. */
    private static final double MEMORY = 0.8;
    /** Up to so many times the usual cost nobody minds. */
    private static final double DEAR = 8;

    /** From so many times the usual cost on it is no matter of the operation alone. */
    private static final double RUINOUS = 200;

    private final boolean minded;
    private final RandomGenerator random;
    private final double[] cost;
    private final double[] calls;
    private double usual = 1;
    private int untilPeriod;

    /**
     * @param minded whether anything follows from them
     */
    Costs(int operations, boolean minded, RandomGenerator random) {
        this.minded = minded;
        this.random = random;
        this.cost = new double[operations];
        this.calls = new double[operations];
    }

    void note(int operation, long spent) {
        cost[operation] += spent;
        calls[operation]++;
        if (untilPeriod-- == 0) {
            untilPeriod = PERIOD;
            usual = usualCost();
            for (int i = 0; i < cost.length; i++) {
                cost[i] *= MEMORY;
                calls[i] *= MEMORY;
            }
        }
    }

    /** How many times the usual cost a call of the operation takes. */
    double ratio(int operation) {
        return calls[operation] == 0 ? 1 : cost[operation] / calls[operation] / usual;
    }

    /**
     * Whether to make a call of that operation: the dearer it is, the less often.
     *
     * @param operation its number; negative if it has none, and then nothing is known of it
     */
    boolean allows(int operation) {
        return operation < 0 || allows(ratio(operation));
    }

    boolean allowsSpending(long spent) {
        return allows(spent / usual);
    }

    boolean isRuinous(long spent) {
        return minded && spent > RUINOUS * usual;
    }

    private boolean allows(double ratio) {
        return !minded || ratio <= DEAR || random.nextDouble() < DEAR / ratio;
    }

    private double usualCost() {
        double[] known = new double[cost.length];
        int count = 0;
        for (int i = 0; i < cost.length; i++) {
            if (calls[i] > 0.1) {
                known[count++] = cost[i] / calls[i];
            }
        }
        Arrays.sort(known, 0, count);
        return count == 0 ? 1 : Math.max(1, known[count / 2]);
    }
}
