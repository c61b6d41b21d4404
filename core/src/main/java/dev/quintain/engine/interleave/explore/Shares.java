package dev.quintain.engine.interleave.explore;

import dev.quintain.runtime.explore.Plan;
import java.util.function.LongSupplier;

/** Shares out the time of a plan: who needs less than the others leaves the rest to them. */
final class Shares {
    private final Plan plan;
    private final LongSupplier clock;
    private final long end;
    private int left;

    Shares(int many, Plan plan, LongSupplier clock) {
        this.left = Math.max(1, many);
        this.plan = plan;
        this.clock = clock;
        this.end = clock.getAsLong() + plan.nanos();
    }

    Plan next() {
        long nanos = Math.max(0, end - clock.getAsLong()) / left;
        left = Math.max(1, left - 1);
        return new Plan(plan.search(), plan.seed(), plan.schedules(), nanos, plan.limits());
    }
}
