package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Planner.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Fills a given time with tests. A short trial, whose results only count if the end comes too soon for better ones, shows what a test of
 * each operation costs; from that the shares are planned; what time is left after them goes into larger samples.
 */
final class TimedExploration {
    private static final long TRIAL_TESTS = 30;
    private static final long MOST_ROUNDS = 32;

    /** Tests of one operation that are worth turning to it for. */
    private static final long WORTH_A_TURN = 4;

    private static final double GUESSED_NANOS_PER_TEST = 20_000;
    private static final double CHEAPEST_NANOS_PER_TEST = 2_000;

    private final LongSupplier clock;
    private final long total;
    private long deadline;
    private final int workers;
    private final Planner planner;
    private final BiFunction<String, List<TargetResult>, Explorer> explorers;
    /** Whose turn it is when there is not time for all. */
    private int next;

    TimedExploration(
            Duration time,
            int workers,
            Planner planner,
            BiFunction<String, List<TargetResult>, Explorer> explorers,
            LongSupplier clock) {
        this.clock = clock;
        this.total = time.toNanos();
        this.workers = workers;
        this.planner = planner;
        this.explorers = explorers;
    }

    /** Plans as they were carried out, and what came of them. */
    record Explored(List<Plan> plans, List<TargetResult> results) {
        /** These, but for targets with which the other one came further. */
        Explored orFurther(Explored other) {
            var furtherPlans = new ArrayList<>(plans);
            var furtherResults = new ArrayList<>(results);
            for (int i = 0; i < results.size(); i++) {
                if (other.results.get(i).tally().run() > results.get(i).tally().run()) {
                    furtherPlans.set(i, other.plans.get(i));
                    furtherResults.set(i, other.results.get(i));
                }
            }
            return new Explored(furtherPlans, furtherResults);
        }
    }

    Explored run(int targets) {
        List<TargetResult> trial = TargetResult.noneOf(targets);
        List<Plan> trialPlans = planner.forEach(TRIAL_TESTS);
        Explorer trying = explorers.apply("measuring", trial);
        trying.prepare();
        // Planning and starting do not count: on a busy machine nothing might be left for the tests.
        deadline = clock.getAsLong() + total;
        // To load a class takes as long as many tests of it: however long it takes, each has its turn.
        trying.explore(beginning(firstOfEachClass(trialPlans)), deadline);
        trying.explore(beginning(trialPlans), deadline);
        trying.explore(trialPlans, clock.getAsLong() + (long) remaining() / 5, deadline);
        if (trying.isStopped()) {
            return new Explored(trialPlans, trial);
        }
        List<Plan> plans = planner.share(remaining() * workers, costs(trial));
        List<TargetResult> results = TargetResult.noneOf(targets);
        Explorer explorer = explorers.apply("testing", results);
        // In growing rounds, so that every operation has its turn even if all costs turn out higher.
        for (long part = rounds(plans); part > 1; part /= 2) {
            explorer.explore(partly(plans, part), deadline);
        }
        explorer.explore(plans, deadline);
        while (remaining() > total / 50.0 && !explorer.isStopped()) {
            List<Plan> larger = enlarge(plans, results);
            if (larger.equals(plans)) {
                break;
            }
            explorer.explore(larger, deadline);
            plans = larger;
        }
        return new Explored(plans, results).orFurther(new Explored(trialPlans, trial));
    }

    private List<Plan> firstOfEachClass(List<Plan> plans) {
        Set<String> classes = new HashSet<>();
        return plans.stream()
                .filter(plan -> classes.add(planner.className(plan)))
                .toList();
    }

    private static List<Plan> beginning(List<Plan> plans) {
        return plans.stream()
                .map(plan -> plan.only(Math.min(plan.tests(), WORTH_A_TURN)))
                .toList();
    }

    private static long rounds(List<Plan> plans) {
        long tests = plans.stream().mapToLong(Plan::tests).sum() / Math.max(1, plans.size());
        return Math.min(MOST_ROUNDS, Long.highestOneBit(Math.max(1, tests / WORTH_A_TURN)));
    }

    private static List<Plan> partly(List<Plan> plans, long part) {
        return plans.stream().map(plan -> plan.only(plan.tests() / part)).toList();
    }

    /** The same plans with as many more samples as the time left allows; if it is short, of some operations only. */
    private List<Plan> enlarge(List<Plan> plans, List<TargetResult> results) {
        List<Double> costs = costs(results);
        List<Integer> growing = IntStream.range(0, plans.size())
                .filter(i -> planner.canGrow(plans.get(i)) && !results.get(i).isGivenUp())
                .boxed()
                .toList();
        double worth = growing.stream().mapToDouble(costs::get).sum() * WORTH_A_TURN;
        double time = remaining() * workers;
        long turns = worth <= time ? growing.size() : (long) Math.ceil(growing.size() * time / worth);
        var larger = new ArrayList<>(plans);
        for (long turn = 0; turn < turns; turn++) {
            int i = growing.get(Math.floorMod(next++, growing.size()));
            larger.set(i, planner.enlarge(plans.get(i), (long) (time / turns / costs.get(i))));
        }
        return larger;
    }

    // What was not measured is taken to cost what most do.
    private static List<Double> costs(List<TargetResult> results) {
        double[] known = results.stream()
                .filter(result -> result.tally().run() > 0)
                .mapToDouble(TimedExploration::cost)
                .sorted()
                .toArray();
        double usual = known.length == 0 ? GUESSED_NANOS_PER_TEST : known[known.length / 2];
        return results.stream()
                .map(result -> result.tally().run() > 0 ? cost(result) : usual)
                .toList();
    }

    private static double cost(TargetResult result) {
        return Math.max(
                CHEAPEST_NANOS_PER_TEST,
                (double) result.nanos() / result.tally().run());
    }

    private double remaining() {
        return Math.max(0, deadline - clock.getAsLong());
    }
}
