package dev.quintain.engine.inject;

import dev.quintain.bytecode.Handler;
import dev.quintain.runtime.inject.Arm;
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
    /** What the language and its collections raise by themselves: nobody throws them on purpose. */
    private static final Set<String> RAISED = Set.of(
            "java.lang.NullPointerException",
            "java.lang.ClassCastException",
            "java.lang.IndexOutOfBoundsException",
            "java.lang.ArithmeticException",
            "java.lang.NegativeArraySizeException",
            "java.lang.ArrayStoreException",
            "java.lang.IllegalMonitorStateException",
            "java.util.ConcurrentModificationException",
            "java.util.NoSuchElementException",
            "java.lang.Error");

    private static final Set<String> ASSERTIONS = Set.of(
            "java.lang.AssertionError", "junit.framework.AssertionFailedError", "org.opentest4j.AssertionFailedError");

    private final Project project;

    Judge(Project project) {
        this.project = project;
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
            Verdict thrown = thrown(run.failure(), run.trial().shots(), remarks);
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

    /** To read or write less than asked is no failure: nobody may notice. */
    private static Verdict partial(TestRun run) {
        Failure failure = run.failure();
        return run.status() != Status.FAILED || failure == null
                ? Verdict.of(Outcome.HANDLED, "")
                : new Verdict(Outcome.PARTIAL, told(failure), failure.frames(), List.of());
    }

    private Verdict thrown(Failure failure, List<Shot> shots, List<String> remarks) {
        if (failure.injected()) {
            return new Verdict(Outcome.CAME_OUT, simple(failure.type()), List.of(), remarks);
        }
        if (ownFrame(failure).isEmpty()) {
            boolean assertion = failure.types().stream().anyMatch(ASSERTIONS::contains);
            return new Verdict(
                    assertion ? Outcome.ASSERTION : Outcome.TEST_THREW, simple(failure.type()), List.of(), remarks);
        }
        List<Failure> all = new ArrayList<>(failure.causes());
        all.add(failure);
        boolean raised = all.stream().anyMatch(each -> each.types().stream().anyMatch(RAISED::contains));
        if (!raised && all.stream().anyMatch(each -> isThrownByHandler(shots, each))) {
            var more = new ArrayList<>(remarks);
            more.add("drops the cause: " + simple(failure.type())
                    + " does not have the injected exception as its cause");
            return new Verdict(Outcome.TRANSLATED, simple(failure.type()), List.of(), more);
        }
        return new Verdict(Outcome.SECONDARY, told(failure), failure.frames(), remarks);
    }

    /** The frame of the code under test in which it was thrown; none if that was in a test. */
    private Optional<StackTraceElement> ownFrame(Failure failure) {
        return failure.frames().stream()
                .filter(each -> project.isUnderTest(each.getClassName()) || project.isTest(each.getClassName()))
                .findFirst()
                .filter(each -> project.isUnderTest(each.getClassName()));
    }

    /**
     * Whether a method that took the exception threw the other: somewhere within the handler, or by itself later on, since
     * what the handler left to do could not be done either.
     */
    private boolean isThrownByHandler(List<Shot> shots, Failure failure) {
        return ownFrame(failure)
                .map(own -> shots.stream()
                        .flatMap(shot -> shot.handlers().stream())
                        .flatMap(handler -> project.handler(handler).stream())
                        .anyMatch(handler ->
                                handler.contains(own.getClassName(), own.getMethodName(), own.getLineNumber())
                                        || (failure.frames().get(0).equals(own)
                                                && handler.isIn(own.getClassName(), own.getMethodName()))))
                .orElse(false);
    }

    private Optional<Verdict> leak(TestRun plain, TestRun run, List<String> remarks) {
        var more = new ArrayList<>(run.leftOpen());
        plain.leftOpen().forEach(more::remove);
        List<String> sure = more.stream()
                .filter(each -> each.startsWith("resource ") && !each.endsWith("?"))
                .toList();
        List<String> descriptors =
                more.stream().filter(each -> each.startsWith("descriptor ")).toList();
        List<String> unsure = more.stream()
                .filter(each -> each.startsWith("resource ") && each.endsWith("?"))
                .toList();
        List<String> threads = more.stream()
                .filter(each -> each.startsWith("thread ") && !each.endsWith("?"))
                .toList();
        String what = !sure.isEmpty()
                ? sure.get(0)
                : !unsure.isEmpty() && !descriptors.isEmpty()
                        ? unsure.get(0).replace("?", "")
                        : !threads.isEmpty() && run.status() == Status.PASSED ? threads.get(0) : "";
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

    /** What is compared in tests may have any characters in it, those that a terminal obeys among them. */
    private static String told(Failure failure) {
        return failure.type() + ": " + failure.message().replaceAll("[\\p{Cntrl}&&[^\n\t]]", "?");
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
