package dev.quintain.runtime.explore;

import dev.quintain.runtime.explore.Explored.Failure;
import dev.quintain.runtime.explore.Plan.Search;
import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/** Runs a scenario under many schedules until one fails, there are no others, or it is enough. */
public final class Explorer {
    private static final int FEW = 15;
    private static final int MANY = 1000;
    private static final int MOST_EXPECTED = 500;
    private static final int MOST_UNDISTURBED = 1000;

    /** Runs that have to come to the same. */
    private static final int SAME = 3;

    private final Plan plan;
    private final LongSupplier clock;
    private final LongConsumer listener;
    private final Carriers carriers = new Carriers();
    private final Harness harness;
    private long executions;
    private long redundant;
    private long choices;
    private boolean cut;
    private String trouble = "";

    /**
     * @param clock in nanoseconds
     * @param listener is told the number of each execution before it begins
     */
    public Explorer(Plan plan, LongSupplier clock, LongConsumer listener) {
        this.plan = plan;
        this.clock = clock;
        this.listener = listener;
        this.harness = new Harness(plan.limits(), carriers);
    }

    /** Explores; once. */
    public Explored explore(Scenario scenario) {
        return guarded(() -> search(scenario));
    }

    /**
     * Explores a scenario in which every outcome must be one that the calls can also come to when they do not disturb each
     * other; once.
     */
    public Explored compare(Probe probe) {
        return guarded(() -> {
            Set<String> expected = expected(probe, plan.nanos());
            if (!trouble.isEmpty()) {
                return Explored.trouble(executions, trouble);
            }
            if (expected.isEmpty() || expected.size() >= MOST_EXPECTED) {
                // It does not come to its threads, the same order comes to something else every time, or there are too
                // many
                // to tell what is not among them.
                return explored(false, List.of());
            }
            harness.judge(outcome -> judged(outcome, probe.outcome(), expected));
            return search(probe);
        });
    }

    /** As {@link #replay}, for {@link #compare}. */
    public Explored replayCompared(Probe probe, Schedule schedule) {
        return guarded(() -> {
            Set<String> expected = expected(probe, Long.MAX_VALUE / 2);
            if (!trouble.isEmpty()) {
                return Explored.trouble(executions, trouble);
            }
            if (expected.isEmpty()) {
                return Explored.trouble(
                        executions,
                        "what the calls come to when nobody disturbs cannot be told: it differs, or there are too many");
            }
            harness.judge(outcome -> judged(outcome, probe.outcome(), expected));
            return replayed(probe, schedule);
        });
    }

    private Set<String> expected(Probe probe, long nanos) {
        if (!isSteady(probe)) {
            probe.leavesOutTheEnd();
            if (!isSteady(probe)) {
                return Set.of();
            }
        }
        var expected = new TreeSet<String>();
        var undisturbed = new Undisturbed();
        long end = clock.getAsLong() + nanos;
        int runs = 0;
        do {
            listener.accept(0);
            Executed executed = harness.run(probe, undisturbed);
            trouble = trouble(executed);
            if (executed.threads() == 0 || ++runs > MOST_UNDISTURBED || clock.getAsLong() - end > 0) {
                return Set.of();
            }
            String told = told(executed.outcome(), probe.outcome());
            // Who was woken in vain may have been woken in place of another: no reason to wait for ever.
            if (executed.ending() == Ending.QUIET && !executed.vain()) {
                expected.add(told);
            }
        } while (undisturbed.advance() && expected.size() < MOST_EXPECTED && trouble.isEmpty());
        return expected;
    }

    /** Whether the same order comes to the same; not so where identity hash codes or chance have a say. */
    private boolean isSteady(Probe probe) {
        String once = undisturbed(probe);
        for (int again = 1; again < SAME; again++) {
            if (!once.equals(undisturbed(probe))) {
                return false;
            }
        }
        return true;
    }

    /** What the first of the orders comes to. */
    private String undisturbed(Probe probe) {
        listener.accept(0);
        Executed executed = harness.run(probe, new Undisturbed());
        return told(executed.outcome(), probe.outcome());
    }

    private static String told(Outcome outcome, String calls) {
        return calls
                + outcome.faults().stream()
                        .filter(fault -> fault.kind() == Fault.Kind.LIVENESS)
                        .map(fault -> "; " + fault.thread() + " waits")
                        .sorted()
                        .collect(Collectors.joining());
    }

    /** Who has to wait also where nobody disturbs, may wait; what nobody comes to undisturbed, is a fault. */
    private static Outcome judged(Outcome outcome, String calls, Set<String> expected) {
        String told = told(outcome, calls);
        var faults = new ArrayList<Fault>();
        for (Fault fault : outcome.faults()) {
            if (fault.kind() != Fault.Kind.LIVENESS || !expected.contains(told)) {
                faults.add(fault);
            }
        }
        if (!expected.contains(told)) {
            faults.add(new Fault(
                    Fault.Kind.VALUE,
                    0,
                    "main",
                    0,
                    "",
                    "the calls came to " + told + ", which no order of them comes to, one after the other: "
                            + String.join(" or ", expected),
                    "",
                    List.of()));
        }
        return new Outcome(outcome.testCases(), faults, outcome.leftBehind(), outcome.notes());
    }

    /** Runs one schedule, once; it must be one that this scenario has. */
    public Explored replay(Scenario scenario, Schedule schedule) {
        return guarded(() -> replayed(scenario, schedule));
    }

    private Explored replayed(Scenario scenario, Schedule schedule) {
        executions = 1;
        listener.accept(1);
        Executed executed = harness.traced(scenario, new Replay(schedule, true));
        choices = executed.choices();
        String diverged = schedule.size() > executed.choices() ? "it has fewer choices than the schedule" : "";
        if (executed.ending() == Ending.DIVERGED) {
            diverged = "it came to a choice that the schedule does not have";
        }
        if (executed.ending() == Ending.UNCONTROLLED) {
            return Explored.trouble(1, harness.execution().uncontrolled());
        }
        return diverged.isEmpty()
                ? explored(false, executed.isFault() ? List.of(failure(executed, executed)) : List.of())
                : Explored.trouble(1, "the replay diverged: " + diverged);
    }

    private interface Job {
        Explored run();
    }

    private Explored guarded(Job job) {
        // Whoever ran code under test before, to load it or to try it, does not disturb.
        Control.foreign();
        var result = new AtomicReference<Explored>();
        var failure = new AtomicReference<Throwable>();
        var thread = new Carrier(
                () -> {
                    try {
                        result.set(job.run());
                    } catch (Throwable e) {
                        failure.set(e);
                    }
                },
                "explorer");
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        thread.start();
        String blocked = new Watchdog(thread, carriers, harness.execution()).await();
        carriers.close();
        if (failure.get() != null) {
            throw new IllegalStateException(failure.get());
        }
        return blocked.isEmpty() ? result.get() : Explored.trouble(executions, blocked);
    }

    private Explored search(Scenario scenario) {
        var chance = new SplittableRandom(plan.seed());
        var all = new DepthFirst();
        var pct = new Pct(chance.split());
        var random = new RandomWalk(chance.split());
        long end = clock.getAsLong() + plan.nanos();
        while (executions < plan.schedules() && (executions == 0 || clock.getAsLong() - end < 0)) {
            Strategy strategy = strategy(all, pct, random);
            listener.accept(++executions);
            Executed executed = harness.run(scenario, strategy);
            choices += executed.choices();
            trouble = trouble(executed);
            if (!trouble.isEmpty()) {
                return Explored.trouble(executions, trouble);
            }
            if (executed.isFault()) {
                return explored(false, List.of(shrunk(scenario, executed)));
            }
            redundant += executed.ending() == Ending.REDUNDANT ? 1 : 0;
            cut |= executed.ending() == Ending.ENDLESS || executed.ending() == Ending.UNFAIR;
            if (strategy == all && !all.advance()) {
                return explored(!cut, List.of());
            }
        }
        return explored(false, List.of());
    }

    private Strategy strategy(Strategy all, Strategy pct, Strategy random) {
        return switch (plan.search()) {
            case DEPTH_FIRST -> all;
            case PCT -> pct;
            case RANDOM -> random;
            case AUTO -> isChanceOf(executions) ? (executions % 3 == 1 ? pct : random) : all;
        };
    }

    /** By chance are two of three at the beginning, in case that one is enough, and later, when there are many. */
    private static boolean isChanceOf(long execution) {
        return execution % 3 != 0 && (execution < FEW || execution >= MANY);
    }

    private String trouble(Executed executed) {
        Set<String> foreign = Control.foreign();
        if (!foreign.isEmpty()) {
            return "a thread that is not under control runs code under test: "
                    + foreign.iterator().next();
        }
        if (executed.ending() == Ending.UNCONTROLLED) {
            return harness.execution().uncontrolled();
        }
        return executed.ending() == Ending.DIVERGED
                ? "the same choices did not lead to the same steps: the code under test depends on something else,"
                        + " such as static state, identity hash codes or chance"
                : "";
    }

    private Failure shrunk(Scenario scenario, Executed executed) {
        Executed small = new Shrinker(harness, scenario).shrink(executed);
        Executed shown = harness.traced(scenario, new Replay(small.schedule(), true));
        return failure(shown.isFault() ? shown : small, executed);
    }

    private Failure failure(Executed shown, Executed found) {
        return new Failure(
                executions,
                shown.schedule().toString(),
                shown.switches(),
                found.switches(),
                shown.outcome(),
                shown.trace());
    }

    private Explored explored(boolean exhausted, List<Failure> failure) {
        return new Explored(
                executions,
                redundant,
                exhausted && plan.search() != Search.PCT,
                choices,
                harness.execution().operations(),
                failure,
                "");
    }
}
