package dev.quintain.sandbox;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.InitLog;
import dev.quintain.runtime.StaticState;
import dev.quintain.sandbox.ResetPlan.Initialiser;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts the static state that a test touched back to what it was when the classes were initialised (Csallner and
 * Smaragdakis 2004, section 5.3). Unlike there, only classes are put back that a test could have changed, together with
 * those whose initialisers touched the same state; and when it cannot be done right, it says so.
 */
public final class StaticReset {
    /** For repeating initialisers: what they need the first time counts against the test that needs them. */
    private static final long STEPS = 100_000_000;

    private static final long BYTES = 1L << 30;

    private final SubjectLoader loader;
    private final InitLog log;
    private ResetPlans plans;
    private int[] lastTouched = {};
    private @Nullable ResetPlan lastPlan;

    public StaticReset(SubjectLoader loader) {
        this.loader = loader;
        this.log = loader.log();
        this.plans = new ResetPlans(loader);
    }

    /**
     * Puts everything back after a test. If the slate is not clean then, the test was the first to touch what spoiled
     * it, so what it showed holds; but the loader must not be used any more.
     */
    public Slate putBack() {
        return log.isDirty() ? putBackTouched() : Slate.CLEAN;
    }

    private Slate putBackTouched() {
        int[] touched = StaticState.takeTouched(log);
        if (!log.failed().isEmpty()) {
            return new Slate(name(log.failed().get(0)) + ": its static initialiser failed");
        }
        Budget.arm(STEPS, BYTES);
        try {
            return carryOut(touched);
        } finally {
            Budget.disarm();
        }
    }

    private Slate carryOut(int[] touched) {
        // What initialisers touch may differ from time to time: then more has to be put back, once for each class at
        // most.
        ResetPlan plan = plan(touched);
        while (true) {
            Slate slate = carryOut(plan);
            StaticState.takeTouched(log);
            ResetPlan wider = plan(touched);
            if (!slate.isClean() || wider.size() == plan.size()) {
                return slate;
            }
            plan = wider;
        }
    }

    private Slate carryOut(ResetPlan plan) {
        if (plan.whyLoader() != null) {
            return new Slate(plan.whyLoader());
        }
        int running = -1;
        try {
            plan.clear();
            for (Initialiser initialiser : plan.initialisers()) {
                running = initialiser.id();
                StaticState.initStarted(running);
                initialiser.code().invokeExact();
                StaticState.initEnded(running);
            }
            return Slate.CLEAN;
        } catch (Throwable thrown) {
            String where = running < 0 ? "static state" : name(running);
            return new Slate(where + ": its static initialiser cannot be repeated: "
                    + thrown.getClass().getName());
        }
    }

    private ResetPlan plan(int[] touched) {
        if (!plans.isCurrent()) {
            plans = new ResetPlans(loader);
            lastPlan = null;
        }
        ResetPlan plan = lastPlan;
        if (plan == null || !Arrays.equals(touched, lastTouched)) {
            plan = plans.forTouched(touched);
            lastPlan = plan;
            lastTouched = touched;
        }
        return plan;
    }

    private String name(int id) {
        return loader.classes().parts().className(id);
    }
}
