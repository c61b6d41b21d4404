package dev.quintain.engine.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Decides which operation under test is called next. At first each has its turn; then those are called more often whose
 * calls lately reached new code, and those less often that cost much.
 */
final class Schedule {
    private static final int FIRST_TURNS = 2;
    private static final int PLAN = 512;
    /** How much of its past an operation is still judged by after each plan. */
    private static final double MEMORY = 0.8;
    /** What every operation is worth, whatever it did: code is reached in unforeseen ways. */
    private static final double HOPE = 0.02;

    private static final double CHEAPEST = 0.3;

    private final List<Integer> operations;
    /** How many there are from the beginning. */
    private final int known;

    private final Costs costs;
    private final boolean guided;
    private final RandomGenerator random;
    private double[] yield;
    private double[] calls;
    private boolean[] excluded;
    private double[] upTo;
    private int left;
    private int turn;
    private int untilPlan;

    /**
     * @param operations the numbers of those under test
     */
    Schedule(List<Integer> operations, Costs costs, boolean guided, RandomGenerator random) {
        this.operations = new ArrayList<>(operations);
        this.known = operations.size();
        this.costs = costs;
        this.guided = guided;
        this.random = random;
        this.yield = new double[operations.size()];
        this.calls = new double[operations.size()];
        this.excluded = new boolean[operations.size()];
        this.upTo = new double[operations.size()];
        this.left = operations.size();
    }

    /**
     * Takes in one more, whose turn comes soon; returns its place.
     *
     * @param operation its number
     */
    int add(int operation) {
        int place = operations.size();
        operations.add(operation);
        yield = Arrays.copyOf(yield, place + 1);
        calls = Arrays.copyOf(calls, place + 1);
        excluded = Arrays.copyOf(excluded, place + 1);
        upTo = Arrays.copyOf(upTo, place + 1);
        // Until it shows what it is worth.
        yield[place] = 1;
        upTo[place] = place == 0 ? 0 : upTo[place - 1];
        left++;
        return place;
    }

    /** Whether all are excluded. */
    boolean isEmpty() {
        return left == 0;
    }

    /** A place among the operations under test; there must be one. */
    int next() {
        int place = candidate();
        while (excluded[place]) {
            place = candidate();
        }
        return place;
    }

    private int candidate() {
        if (!guided) {
            return random.nextInt(upTo.length);
        }
        if (turn < FIRST_TURNS * known) {
            return turn++ % known;
        }
        if (untilPlan-- == 0) {
            plan();
        }
        double all = upTo[upTo.length - 1];
        int found = Arrays.binarySearch(upTo, random.nextDouble() * all);
        return Math.min(found < 0 ? -found - 1 : found, upTo.length - 1);
    }

    /** The number of the operation at a place. */
    int operation(int place) {
        return operations.get(place);
    }

    /** Notes of a call how much code it was the first to reach. */
    void note(int place, int fresh) {
        yield[place] += Math.min(fresh, 5);
        calls[place]++;
    }

    /** Never again. */
    void exclude(int place) {
        left -= excluded[place] ? 0 : 1;
        excluded[place] = true;
        untilPlan = 0;
    }

    private void plan() {
        untilPlan = PLAN;
        double sum = 0;
        for (int i = 0; i < upTo.length; i++) {
            double dear = Math.max(CHEAPEST, costs.ratio(operations.get(i)));
            double worth = HOPE + yield[i] / (calls[i] + 5);
            sum += excluded[i] ? 0 : worth / dear;
            upTo[i] = sum;
            yield[i] *= MEMORY;
            calls[i] *= MEMORY;
        }
    }
}
