package dev.quintain.engine.inject;

import dev.quintain.bytecode.Handler;
import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.LeftOpen;
import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells faults from what is to be expected when an operation fails. That the test fails is no fault by itself: the
 * exception may come out, and assertions about the result cannot hold.
 */
final class Judge {
    /** Frames of a test that does not end. */
    private static final int SHOWN = 20;

    private final Project project;
    private final FailureJudge failures;

    Judge(Project project) {
        this.project = project;
        this.failures = new FailureJudge(project);
    }

    /**
     * Judges a run.
     *
     * @param plain the same test without the exception
     */
    Verdict judge(TestRun plain, TestRun run) {
        if (run.trial().shots().stream().anyMatch(shot -> shot.type().equals(Arm.SHORT))) {
            return partial(run);
        }
        List<String> remarks = remarks(run);
        if (run.failure() != null && run.status() == Status.FAILED) {
            Verdict thrown = failures.judge(run.failure(), run.trial().shots(), remarks);
            if (thrown.outcome().isFault()) {
                return thrown;
            }
            Optional<Verdict> leak = leak(plain, run, remarks);
            return run.failure().injected()
                    ? leak.orElse(thrown)
                    : leak.or(() -> interrupt(run, remarks)).orElse(thrown);
        }
        return leak(plain, run, remarks)
                .or(() -> interrupt(run, remarks))
                .orElse(new Verdict(Outcome.HANDLED, "", List.of(), remarks));
    }

    /**
     * Judges a test that does not end. One that waits by itself for what will not come, while threads of the code under test
     * do no more than they do otherwise, is like one whose assertion fails.
     *
     * @param at where it was
     * @param usual where threads of the code under test wait in the same test without the exception
     */
    Verdict hung(Whereabouts at, Set<Place> usual) {
        List<StackTraceElement> own = at.test().map(Place::frames).orElse(List.of());
        if (at.test().isEmpty() || own.stream().anyMatch(frame -> project.isUnderTest(frame.getClassName()))) {
            return hung(own);
        }
        return at.others().stream()
                .filter(other -> !usual.contains(other))
                .findFirst()
                .map(other -> hung(other.frames()))
                .orElse(Verdict.of(Outcome.TEST_WAITS, ""));
    }

    private Verdict hung(List<StackTraceElement> frames) {
        return new Verdict(Outcome.HUNG, "the test does not end", ownPart(frames), List.of());
    }

    /** From the code under test on. */
    private List<StackTraceElement> ownPart(List<StackTraceElement> frames) {
        return frames.stream()
                .dropWhile(frame -> !project.isUnderTest(frame.getClassName()))
                .limit(SHOWN)
                .toList();
    }

    /** To read or write less than asked is no failure: nobody may notice. */
    private static Verdict partial(TestRun run) {
        Failure failure = run.failure();
        return run.status() != Status.FAILED || failure == null
                ? Verdict.of(Outcome.HANDLED, "")
                : new Verdict(Outcome.PARTIAL, FailureJudge.told(failure), failure.frames(), List.of());
    }

    private Optional<Verdict> leak(TestRun plain, TestRun run, List<String> remarks) {
        String what = LeftOpen.by(run, plain);
        return what.isEmpty()
                ? Optional.empty()
                : Optional.of(new Verdict(
                        Outcome.LEAK,
                        what.startsWith("thread ") ? what + " is left running" : what + " is left open",
                        List.of(),
                        remarks));
    }

    private static Optional<Verdict> interrupt(TestRun run, List<String> remarks) {
        return run.trial().shots().stream()
                .filter(shot -> shot.type().equals("java.lang.InterruptedException"))
                .filter(shot -> !shot.handlers().isEmpty() && !shot.restored() && shot.goesOn())
                .findFirst()
                .map(shot -> new Verdict(
                        Outcome.INTERRUPT, "neither thrown again nor the flag set again", List.of(), remarks));
    }

    private List<String> remarks(TestRun run) {
        var remarks = new ArrayList<String>();
        for (Shot shot : run.trial().shots()) {
            shot.handlers().stream()
                    .limit(1)
                    .flatMap(handler -> project.handler(handler).stream())
                    .filter(Handler::ignores)
                    .forEach(handler -> remarks.add("swallows the exception without any trace"));
        }
        return remarks;
    }
}
