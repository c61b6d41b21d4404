package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TrialReport.Shot;
import dev.quintain.worker.TimeLimit;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerDied.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Runs single tests, plain or with exceptions injected. What a test reaches counts only when it has turned out to be
 * repeatable.
 */
final class TestRuns {
    /** JVMs that have just begun are slow. */
    private static final int PATIENCE = 2;

    /** Of processor time, for a test when the user wants no more. */
    private static final Duration LAST_MOMENT = Duration.ofSeconds(5);

    private final Suite suite;
    private final Coverage coverage;
    private final Judge judge;
    private final BooleanSupplier stopped;
    private final List<Runnable> reached = new ArrayList<>();
    private final Map<TestCase, Set<Place>> usualWaits = new HashMap<>();

    /**
     * @param stopped whether the user wants no more
     */
    TestRuns(Suite suite, Coverage coverage, Judge judge, BooleanSupplier stopped) {
        this.suite = suite;
        this.coverage = coverage;
        this.judge = judge;
        this.stopped = stopped;
    }

    /** Has the next test run in a fresh JVM. */
    void renew() {
        suite.renew();
    }

    /** What was reached since the last time counts. */
    void count() {
        reached.forEach(Runnable::run);
        reached.clear();
    }

    /** What was reached since the last time does not count. */
    void forget() {
        reached.clear();
    }

    /** A run of a test by itself with nothing injected; empty if it does not end. */
    Optional<TestRun> plain(TestCase test) throws Stopped {
        try {
            TestRun run = suite.run(test.first().uniqueId(), List.of(), patient(test));
            usualWaits
                    .computeIfAbsent(test, first -> new HashSet<>())
                    .addAll(suite.whereabouts().waits());
            return Optional.of(run);
        } catch (WorkerDied e) {
            unlessStopped(e);
            return Optional.empty();
        }
    }

    Attempt run(Pair pair, TestCase test, List<Arm> arms) throws Stopped {
        if (stopped.getAsBoolean()) {
            throw new Stopped();
        }
        return run(pair, test, arms, test.limit(), Set.of());
    }

    /** In a JVM that has run nothing yet. */
    Attempt runAfresh(Pair pair, TestCase test, List<Arm> arms) throws Stopped {
        suite.renew();
        return runPatiently(pair, test, arms, Set.of());
    }

    /**
     * Whether or not the user wants more: it makes sure of what was found.
     *
     * @param usual where threads of the code under test wait in the same test without the exceptions
     */
    Attempt runPatiently(Pair pair, TestCase test, List<Arm> arms, Set<Place> usual) throws Stopped {
        return run(pair, test, arms, stopped.getAsBoolean() ? patient(test).atMost(LAST_MOMENT) : patient(test), usual);
    }

    /** Where threads of the code under test were seen to wait in a test with nothing injected; empty if it was not run so. */
    Optional<Set<Place>> usualWaits(TestCase test) {
        return Optional.ofNullable(usualWaits.get(test));
    }

    private Attempt run(Pair pair, TestCase test, List<Arm> arms, TimeLimit limit, Set<Place> usual) throws Stopped {
        try {
            TestRun run = suite.run(test.first().uniqueId(), arms, limit);
            Optional<Shot> shot = run.trial().shots().stream()
                    .filter(each -> each.site() == pair.site().number())
                    .findFirst();
            if (shot.isEmpty()) {
                boolean made = run.trial().hits().containsKey(pair.site().number());
                return attempt(pair, test, arms, false, Verdict.of(made ? Outcome.NOT_MADE : Outcome.NOT_REACHED, ""));
            }
            reached.add(() -> coverage.nested(test, run.trial(), arms));
            return thrown(pair, test, arms, shot.get().handlers(), judge.judge(test.first(), run));
        } catch (WorkerDied e) {
            unlessStopped(e);
            Set<Integer> handlers = suite.reached().get(pair.site().number());
            return handlers == null
                    ? attempt(pair, test, arms, false, Verdict.of(Outcome.LOST_BEFORE, how(e)))
                    : thrown(pair, test, arms, handlers, verdict(e, usual));
        }
    }

    /** An attempt in which the exception was thrown, and reached those handlers. */
    private Attempt thrown(Pair pair, TestCase test, List<Arm> arms, Collection<Integer> handlers, Verdict verdict) {
        int handler = pair.way().handler();
        boolean handled = handler == 0 || handlers.contains(handler);
        if (handled) {
            reached.add(() -> coverage.cover(pair));
        }
        return attempt(pair, test, arms, handled, verdict);
    }

    private static Attempt attempt(Pair pair, TestCase test, List<Arm> arms, boolean handled, Verdict verdict) {
        return new Attempt(pair, test.first().name(), test.first().uniqueId(), arms, handled, verdict, true);
    }

    private Verdict verdict(WorkerDied death, Set<Place> usual) {
        return death.reason() == Reason.HUNG
                ? judge.hung(suite.whereabouts(), usual)
                : new Verdict(Outcome.LOST, how(death), List.of(), List.of("ends the virtual machine, " + how(death)));
    }

    private static String how(WorkerDied death) {
        return death.reason() == Reason.HUNG ? "it does not end" : String.valueOf(death.getMessage());
    }

    private static void unlessStopped(WorkerDied death) throws Stopped {
        if (death.reason() == Reason.STOPPED) {
            throw new Stopped();
        }
    }

    private static TimeLimit patient(TestCase test) {
        return test.limit().times(PATIENCE);
    }
}
