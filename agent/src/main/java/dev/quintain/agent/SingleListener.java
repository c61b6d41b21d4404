package dev.quintain.agent;

import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Failure;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.Trial;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** One trial for one test and all that is around it. */
final class SingleListener implements TestExecutionListener {
    private final Trial trial;
    private final OpenAtFailure open;
    private final String uniqueId;
    private final Leftovers before = Leftovers.now();
    private final long begun = System.nanoTime();
    private String name = "";
    private Status status = Status.NOT_RUN;
    private @Nullable Failure failure;

    /**
     * @param open what makes the trial's exceptions
     */
    SingleListener(Trial trial, OpenAtFailure open, String uniqueId) {
        this.trial = trial;
        this.open = open;
        this.uniqueId = uniqueId;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            name = Names.of(test);
            status = status == Status.FAILED || result.getStatus() == TestExecutionResult.Status.FAILED
                    ? Status.FAILED
                    : result.getStatus() == TestExecutionResult.Status.ABORTED ? Status.NOT_RUN : Status.PASSED;
        } else if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            status = Status.FAILED;
        }
        if (failure == null) {
            failure = result.getStatus() == TestExecutionResult.Status.FAILED
                    ? result.getThrowable()
                            .map(thrown -> Names.failure(thrown, trial))
                            .orElse(null)
                    : null;
        }
    }

    /** What it came to. */
    @SuppressWarnings("NullAway") // no failure is null there
    TestRun end() {
        long nanos = System.nanoTime() - begun;
        List<String> left = new ArrayList<>(before.patientlySince(trial::isUnderTest, open.descriptors()));
        trial.stillOpen().forEach(each -> left.add("resource " + each));
        return new TestRun(uniqueId, name, status, failure, nanos, trial.report(), left);
    }
}
