package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TrialReport.Shot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells what it means that a test fails with an exception after another was injected. */
final class FailureJudge {
    /** What the language raises by itself: nobody throws it on purpose. */
    private static final Set<String> RAISED = Set.of(
            "java.lang.NullPointerException",
            "java.lang.ClassCastException",
            "java.lang.IndexOutOfBoundsException",
            "java.lang.ArithmeticException",
            "java.lang.NegativeArraySizeException",
            "java.lang.ArrayStoreException");

    /** What the platform's own classes raise, but others may throw. */
    private static final Set<String> RAISED_BY_PLATFORM = Set.of(
            "java.lang.IllegalMonitorStateException",
            "java.util.ConcurrentModificationException",
            "java.util.NoSuchElementException");

    /** What methods throw on purpose whose caller has made a mistake. */
    private static final Set<String> MISTAKES = Set.of(
            "java.lang.IllegalArgumentException",
            "java.lang.IllegalStateException",
            "java.lang.UnsupportedOperationException");

    private static final Set<String> ASSERTIONS = Set.of(
            "java.lang.AssertionError", "junit.framework.AssertionFailedError", "org.opentest4j.AssertionFailedError");

    private final Project project;

    FailureJudge(Project project) {
        this.project = project;
    }

    /**
     * Judges what a test fails with.
     *
     * @param shots what was injected into it
     */
    Verdict judge(Failure failure, List<Shot> shots, List<String> remarks) {
        if (failure.injected()) {
            return new Verdict(Outcome.CAME_OUT, simple(failure.type()), List.of(), remarks);
        }
        if (ownFrame(failure).isEmpty()) {
            boolean assertion = failure.types().stream().anyMatch(ASSERTIONS::contains);
            return new Verdict(
                    assertion ? Outcome.ASSERTION : Outcome.TEST_THREW, simple(failure.type()), List.of(), remarks);
        }
        // The one that all the others came of is the first.
        List<Failure> all = new ArrayList<>(failure.causes());
        Collections.reverse(all);
        all.add(failure);
        if (all.stream().anyMatch(this::isRaised)) {
            return new Verdict(Outcome.SECONDARY, told(failure), failure.frames(), remarks);
        }
        if (all.stream().anyMatch(each -> isThrownByHandler(shots, each))) {
            return translated(failure, remarks);
        }
        if (isInLaterCall(failure, shots)) {
            return meant(Outcome.REFUSED, failure, remarks, "a later call is refused: " + told(failure));
        }
        if (isContradicted(all.get(0), shots)) {
            return meant(
                    Outcome.CONTRADICTED,
                    failure,
                    remarks,
                    "the platform says otherwise than the injected exception: " + told(failure));
        }
        return isAnswer(all.get(0))
                ? translated(failure, remarks)
                : new Verdict(Outcome.SECONDARY, told(failure), failure.frames(), remarks);
    }

    private static Verdict translated(Failure failure, List<String> remarks) {
        return meant(
                Outcome.TRANSLATED,
                failure,
                remarks,
                "drops the cause: " + simple(failure.type()) + " does not have the injected exception as its cause");
    }

    private static Verdict meant(Outcome outcome, Failure failure, List<String> remarks, String remark) {
        var more = new ArrayList<>(remarks);
        more.add(remark);
        return new Verdict(outcome, simple(failure.type()), List.of(), more);
    }

    private boolean isRaised(Failure failure) {
        boolean raised = failure.types().stream()
                .anyMatch(type -> RAISED.contains(type)
                        || (RAISED_BY_PLATFORM.contains(type) && !isThrownByCodeUnderTest(failure)));
        return raised || (isOfPlatform(failure) && failure.types().contains("java.lang.Error"));
    }

    /**
     * Whether the code under test says on purpose that something is not as it should be, other than that it was called in
     * a wrong way.
     */
    private boolean isAnswer(Failure failure) {
        boolean mistake = isOfPlatform(failure) && failure.types().stream().anyMatch(MISTAKES::contains);
        return isThrownByCodeUnderTest(failure) && !mistake;
    }

    /**
     * Whether the platform tells how things are, after an exception was injected that told otherwise. Where a handler takes
     * only a special case of what the callee declares, such as that there is no such file, what it does next is right only
     * if that is so.
     */
    private boolean isContradicted(Failure first, List<Shot> shots) {
        boolean checked =
                first.types().contains("java.lang.Exception") && !first.types().contains("java.lang.RuntimeException");
        boolean byPlatform =
                !first.frames().isEmpty() && isPlatform(first.frames().get(0));
        return checked && isOfPlatform(first) && byPlatform && shots.stream().anyMatch(project::isSpecial);
    }

    private static boolean isPlatform(StackTraceElement frame) {
        return isOf(frame, "java.") || isOf(frame, "sun.") || isOf(frame, "jdk.");
    }

    private boolean isThrownByCodeUnderTest(Failure failure) {
        return !failure.frames().isEmpty()
                && project.isUnderTest(failure.frames().get(0).getClassName());
    }

    private static boolean isOfPlatform(Failure failure) {
        return failure.type().startsWith("java.");
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

    /**
     * Whether it came out of another call of the test's than the exceptions were injected into: who goes on after an
     * operation has failed is told so.
     */
    private boolean isInLaterCall(Failure failure, List<Shot> shots) {
        return entry(failure)
                .filter(entry -> shots.stream()
                        .noneMatch(
                                shot -> shot.entry().isEmpty() || shot.entry().equals(entry)))
                .isPresent();
    }

    /** The call from outside that it came out of, as a {@link Shot} has it. */
    private Optional<String> entry(Failure failure) {
        List<StackTraceElement> stack = failure.frames().stream()
                .takeWhile(frame -> !isOf(frame, "org.junit.") && !isOf(frame, "junit."))
                .filter(frame -> !isOf(frame, "java.lang.reflect.") && !isOf(frame, "jdk.internal.reflect."))
                .toList();
        for (int frame = stack.size() - 1; frame > 0; frame--) {
            if (project.isUnderTest(stack.get(frame - 1).getClassName())) {
                StackTraceElement caller = stack.get(frame);
                return Optional.of(caller.getClassName() + "." + caller.getMethodName() + ":" + caller.getLineNumber());
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(StackTraceElement frame, String packages) {
        return frame.getClassName().startsWith(packages);
    }

    /** What is compared in tests may have any characters in it, those that a terminal obeys among them. */
    static String told(Failure failure) {
        return failure.type() + ": " + failure.message().replaceAll("[\\p{Cntrl}&&[^\n\t]]", "?");
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
