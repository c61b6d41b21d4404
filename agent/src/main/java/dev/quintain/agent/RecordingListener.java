package dev.quintain.agent;

import dev.quintain.runtime.inject.Probe;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.Trial;
import dev.quintain.runtime.inject.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Gives each test a trial of its own while a whole suite runs, and what is around the tests of a class another. */
final class RecordingListener implements TestExecutionListener {
    private final Supplier<Trial> trials;
    private final OwnTime time;
    private final Consumer<Words> tell;
    private final TestIds ids = new TestIds();
    private final Deque<Stage> stages = new ArrayDeque<>();

    /**
     * @param time of the thread that runs the tests
     */
    RecordingListener(Supplier<Trial> trials, OwnTime time, Consumer<Words> tell) {
        this.trials = trials;
        this.time = time;
        this.tell = tell;
        Descriptors.ignoreOpen();
    }

    /** A test, or a container of tests, that is under way. */
    private record Stage(String id, Trial trial, Leftovers before, long begun) {}

    @Override
    public void executionStarted(TestIdentifier test) {
        String id = test.isTest() ? ids.next(test.getUniqueId()) : TestIds.alike(test.getUniqueId());
        if (test.isTest()) {
            tell.accept(new Words.Starting(id, Names.of(test)));
        }
        Leftovers before = test.isTest() ? Leftovers.atAGlance() : Leftovers.UNKNOWN;
        var stage = new Stage(id, trials.get(), before, time.nanos());
        stages.push(stage);
        Probe.begin(stage.trial());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Stage stage = stages.pop();
        long nanos = time.nanos() - stage.begun();
        Stage outer = stages.peek();
        Probe.begin(outer == null ? trials.get() : outer.trial());
        boolean failed = result.getStatus() == TestExecutionResult.Status.FAILED;
        boolean hits = !stage.trial().report().hits().isEmpty();
        if (test.isTest() || failed || hits) {
            tell.accept(new Words.Ran(run(test, result, stage, nanos, hits)));
        }
    }

    private static TestRun run(TestIdentifier test, TestExecutionResult result, Stage stage, long nanos, boolean hits) {
        List<String> open = new ArrayList<>();
        // Where no call was made, nothing will be injected either.
        if (test.isTest() && hits) {
            open.addAll(stage.before().since(stage.trial()::isUnderTest));
            for (String each : stage.trial().stillOpen()) {
                open.add("resource " + each);
            }
        }
        Throwable thrown = result.getThrowable().orElse(null);
        return new TestRun(
                stage.id(),
                Names.of(test),
                status(test, result),
                thrown == null ? null : Names.failure(thrown, stage.trial()),
                nanos,
                stage.trial().report(),
                open);
    }

    private static Status status(TestIdentifier test, TestExecutionResult result) {
        return switch (result.getStatus()) {
            case SUCCESSFUL -> test.isTest() ? Status.PASSED : Status.CONTAINER;
            case ABORTED -> test.isTest() ? Status.NOT_RUN : Status.CONTAINER;
            case FAILED -> Status.FAILED;
        };
    }
}
