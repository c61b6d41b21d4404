package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Planner.Plan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Fills a given time with tests. A short trial, whose results only count if the end comes with it, shows what a test of
 * each operation costs; from that the shares are planned; what time is left after them goes into larger samples.
 */
final class TimedExploration {
    private static final long TRIAL_TESTS = 30;
    private static final long FIRST_ROUND = 32;
    private static final double GUESSED_NANOS_PER_TEST = 20_000;
    private static final double CHEAPEST_NANOS_PER_TEST = 2_000;

    private final LongSupplier clock;
    private final long total;
    private long deadline;
    private final int workers;
    private final Planner planner;
    private final Function<List<TargetResult>, Explorer> explorers;

    TimedExploration(
            Duration time,
            int workers,
            Planner planner,
            Function<List<TargetResult>, Explorer> explorers,
            LongSupplier clock) {
        this.clock = clock;
        this.total = time.toNanos();
        this.workers = workers;
        this.planner = planner;
        this.explorers = explorers;
    }

    /** Plans as they were carried out, and what came of them. */
    record Explored(List<Plan> plans, List<TargetResult> results) {}

    Explored run(int targets) {
        List<TargetResult> trial = TargetResult.noneOf(targets);
        List<Plan> trialPlans = planner.forEach(TRIAL_TESTS);
        Explorer trying = explorers.apply(trial);
        trying.prepare();
        // Planning and starting do not count: on a busy machine nothing might be left for the tests.
        deadline = clock.getAsLong() + total;
        trying.explore(trialPlans, clock.getAsLong() + total / 5);
        if (trying.isStopped()) {
            return new Explored(trialPlans, trial);
        }
        List<Plan> plans = planner.share(remaining() * workers, costs(trial));
        List<TargetResult> results = TargetResult.noneOf(targets);
        Explorer explorer = explorers.apply(results);
        // In growing rounds, so that every operation has its turn even if all costs turn out higher.
        for (long part = FIRST_ROUND; part > 1; part /= 2) {
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
        return new Explored(plans, results);
    }

    private static List<Plan> partly(List<Plan> plans, long part) {
        return plans.stream()
                .map(plan -> new Plan(plan.agenda(), plan.space(), plan.tests() / part))
                .toList();
    }

    /** The same plans with as many more samples as the time left allows. */
    private List<Plan> enlarge(List<Plan> plans, List<TargetResult> results) {
        List<Double> costs = costs(results);
        double share = remaining()
                * workers
                / Math.max(1, plans.stream().filter(Plan::isSample).count());
        var larger = new ArrayList<Plan>();
        for (int i = 0; i < plans.size(); i++) {
            Plan plan = plans.get(i);
            boolean grows = plan.isSample() && !results.get(i).isGivenUp();
            larger.add(grows ? planner.enlarge(plan, (long) (share / costs.get(i))) : plan);
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
