package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport.Shot;
import dev.quintain.worker.WorkerDied;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Runs tests with injected exceptions, and makes sure of what it reports: a plain run of the test follows, faults must show
 * again in a fresh JVM, and so must a call that was not reached be missed there too.
 */
final class Bench {
    /** Fresh JVMs are slow at first. */
    private static final int PATIENCE = 2;

    private final Project project;
    private final Suite suite;
    private final Coverage coverage;
    private final Judge judge;
    private final Set<TestCase> unusable = new LinkedHashSet<>();
    /** What the test at hand has reached: it counts once the test has turned out to be repeatable. */
    private final List<Runnable> reached = new ArrayList<>();

    private int injected;
    private int dropped;
    private int checks;
    private int retries;
    private int confirmations;

    Bench(Project project, Suite suite, Coverage coverage) {
        this.project = project;
        this.suite = suite;
        this.coverage = coverage;
        this.judge = new Judge(project);
    }

    boolean isUsable(TestCase test) {
        return !unusable.contains(test);
    }

    List<String> notRepeatable() {
        return unusable.stream().map(test -> test.first().name()).toList();
    }

    Runs runs(int recorded) {
        return new Runs(recorded, injected, dropped, checks, retries, confirmations);
    }

    /** Tries all that one test is to be used for. */
    List<Attempt> tryAll(TestCase test, List<Work> works) {
        reached.clear();
        var attempts = new ArrayList<Attempt>();
        for (Work work : works) {
            injected++;
            attempts.add(attempt(work));
        }
        checks++;
        if (passes(test)) {
            reached.forEach(Runnable::run);
            return attempts.stream().map(attempt -> confirmed(test, attempt)).toList();
        }
        suite.renew();
        if (!passesTwice(test)) {
            unusable.add(test);
            injected -= works.size();
            dropped += works.size();
            suite.renew();
            return List.of();
        }
        reached.forEach(Runnable::run);
        List<Attempt> told =
                attempts.stream().map(attempt -> spoiling(test, attempt)).toList();
        suite.renew();
        return told;
    }

    private boolean passes(TestCase test) {
        try {
            return suite.run(test.first().uniqueId(), List.of(), patient(test)).status() == Status.PASSED;
        } catch (WorkerDied e) {
            return false;
        }
    }

    private boolean passesTwice(TestCase test) {
        confirmations += 2;
        boolean once = passes(test);
        return once && passes(test);
    }

    private Attempt attempt(Work work) {
        Attempt first = once(work, work.candidate().test().limit());
        if (first.verdict().outcome() != Outcome.NOT_REACHED) {
            return first;
        }
        retries++;
        suite.renew();
        return once(work, patient(work.candidate().test()));
    }

    private Attempt once(Work work, Duration limit) {
        var arms = new ArrayList<>(work.candidate().before());
        arms.add(arm(work.pair()));
        return run(work.pair(), work.candidate().test(), arms, limit);
    }

    private Attempt run(Pair pair, TestCase test, List<Arm> arms, Duration limit) {
        try {
            TestRun run = suite.run(test.first().uniqueId(), arms, limit);
            Optional<Shot> shot = run.trial().shots().stream()
                    .filter(each -> each.site() == pair.site().number())
                    .findFirst();
            if (shot.isEmpty()) {
                return new Attempt(
                        pair,
                        test.first().name(),
                        test.first().uniqueId(),
                        arms,
                        false,
                        Verdict.of(Outcome.NOT_REACHED, ""));
            }
            reached.add(() -> coverage.nested(test, run.trial(), arms));
            boolean handled = pair.way().handler() == 0
                    || shot.get().handlers().contains(pair.way().handler());
            if (handled) {
                reached.add(() -> coverage.cover(pair));
            }
            return new Attempt(
                    pair, test.first().name(), test.first().uniqueId(), arms, handled, judge.judge(test.first(), run));
        } catch (WorkerDied e) {
            if (e.reason() != WorkerDied.Reason.STOPPED) {
                reached.add(() -> coverage.cover(pair));
            }
            Outcome outcome = e.reason() == WorkerDied.Reason.HUNG ? Outcome.HUNG : Outcome.LOST;
            return new Attempt(
                    pair, test.first().name(), test.first().uniqueId(), arms, true, Verdict.of(outcome, message(e)));
        }
    }

    private static String message(WorkerDied death) {
        return death.reason() == WorkerDied.Reason.HUNG ? "the test does not end" : String.valueOf(death.getMessage());
    }

    /** Has a fault shown again in a fresh JVM. */
    private Attempt confirmed(TestCase test, Attempt attempt) {
        if (!attempt.verdict().outcome().isFault()) {
            return attempt;
        }
        confirmations++;
        suite.renew();
        Attempt again = run(attempt.pair(), test, attempt.arms(), patient(test));
        return again.verdict().outcome() == attempt.verdict().outcome()
                ? attempt
                : attempt.with(Verdict.of(Outcome.UNCONFIRMED, attempt.verdict().detail()));
    }

    /** The test does not pass any more after some of these: which is it? */
    private Attempt spoiling(TestCase test, Attempt attempt) {
        confirmations++;
        suite.renew();
        Attempt again = run(attempt.pair(), test, attempt.arms(), patient(test));
        if (again.verdict().outcome() != Outcome.HUNG && !passes(test)) {
            return attempt.with(
                    Verdict.of(Outcome.BROKEN_STATE, "the same test fails when it is run again without the exception"));
        }
        boolean fault = attempt.verdict().outcome().isFault();
        return !fault || again.verdict().outcome() == attempt.verdict().outcome()
                ? attempt
                : attempt.with(Verdict.of(Outcome.UNCONFIRMED, attempt.verdict().detail()));
    }

    private static Duration patient(TestCase test) {
        return test.limit().multipliedBy(PATIENCE);
    }

    private Arm arm(Pair pair) {
        String handled = project.handler(pair.way().handler())
                .map(handler -> handler.catches())
                .orElse("java.lang.Throwable");
        return new Arm(
                pair.site().number(),
                pair.exception(),
                handled,
                "injected by quintain at " + pair.site().place() + " "
                        + (pair.site().after() ? "after " : "in place of ")
                        + pair.site().calleeName());
    }
}
