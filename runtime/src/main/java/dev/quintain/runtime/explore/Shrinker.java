package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Fault;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds a schedule that fails in the same way with fewer switches between threads. */
final class Shrinker {
    private static final int MOST_RUNS = 400;

    /** Of all runs together; counted, not timed, so that the same failure is always shrunk to the same. */
    private static final long MOST_STEPS = 300_000;

    private final Harness harness;
    private final Scenario scenario;
    private int runs;
    private long end;

    Shrinker(Harness harness, Scenario scenario) {
        this.harness = harness;
        this.scenario = scenario;
    }

    Executed shrink(Executed failing) {
        Executed best = failing;
        boolean better = true;
        end = harness.execution().steps() + MOST_STEPS;
        while (better && mayGoOn()) {
            better = false;
            for (int i = best.schedule().size() - 1; i >= 0 && mayGoOn(); i--) {
                if (i < best.schedule().size() && best.schedule().get(i) != 0) {
                    Executed tried = tryOne(best.schedule().with(i, 0), failing);
                    if (tried == null) {
                        tried = tryOne(best.schedule().without(i), failing);
                    }
                    if (tried != null && isLess(tried, best)) {
                        best = tried;
                        better = true;
                    }
                }
            }
        }
        return best;
    }

    private boolean mayGoOn() {
        return runs < MOST_RUNS && harness.execution().steps() < end;
    }

    private Executed tryOne(Schedule schedule, Executed failing) {
        runs++;
        Executed executed = harness.run(scenario, new Replay(schedule, false));
        return executed.isFault() && faults(executed).equals(faults(failing)) ? executed : null;
    }

    private static boolean isLess(Executed one, Executed other) {
        return one.switches() < other.switches()
                || (one.switches() == other.switches()
                        && one.schedule().weight() < other.schedule().weight());
    }

    private static Set<String> faults(Executed executed) {
        return executed.outcome().faults().stream().map(Shrinker::kind).collect(Collectors.toSet());
    }

    private static String kind(Fault fault) {
        return fault.kind() + " " + fault.exception() + (fault.message().startsWith("is in a deadlock") ? "!" : "");
    }
}
