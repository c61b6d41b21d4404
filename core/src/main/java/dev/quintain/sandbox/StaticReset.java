package dev.quintain.sandbox;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.InitLog;
import dev.quintain.runtime.StaticState;
import dev.quintain.sandbox.ResetPlan.Initialiser;
import java.util.Arrays;
import java.util.Set;
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

    /** What may be spent on putting back where speed counts. */
    private static final long CHEAP_STEPS = 10_000;

    private final SubjectLoader loader;
    private final InitLog log;
    /** What is not put back because that was too dear; null if nothing is. */
    private final @Nullable Set<Integer> dear;

    private ResetPlans plans;

    public StaticReset(SubjectLoader loader) {
        this(loader, null);
    }

    /**
     * @param dear takes in what is too dear to be put back, and leaves it as it is from then on; null to put everything
     *     back whatever it takes
     */
    StaticReset(SubjectLoader loader, @Nullable Set<Integer> dear) {
        this.loader = loader;
        this.dear = dear;
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
        return dear == null ? putBack(touched) : putBackCheaply(touched, dear);
    }

    private Slate putBackCheaply(int[] all, Set<Integer> tooDear) {
        int[] touched = tooDear.isEmpty() ? all : without(all, tooDear);
        if (touched.length == 0) {
            return Slate.CLEAN;
        }
        long before = Budget.used();
        Slate slate = putBack(touched);
        if (!slate.isClean() || Budget.used() - before > CHEAP_STEPS) {
            Arrays.stream(touched).forEach(tooDear::add);
        }
        return slate;
    }

    private static int[] without(int[] all, Set<Integer> some) {
        int[] rest = new int[all.length];
        int count = 0;
        for (int id : all) {
            if (!some.contains(id)) {
                rest[count++] = id;
            }
        }
        return Arrays.copyOf(rest, count);
    }

    private Slate putBack(int[] touched) {
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
        }
        return plans.forTouched(touched);
    }

    private String name(int id) {
        return loader.classes().parts().className(id);
    }
}
