package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.worker.TimeLimit;
import java.time.Duration;

/**
 * A test as it was first run.
 *
 * @param order its place in the suite
 */
public record TestCase(int order, TestRun first) {
    /** Of the time of the fastest test, and in nanoseconds besides: closer than this, which is faster is chance. */
    private static final int ALIKE_TIMES = 3;

    private static final long ALIKE_NANOS = 250_000_000;

    /** Of processor time: what a fresh JVM and JUnit need besides. */
    private static final Duration LEAST = Duration.ofSeconds(3);

    private static final int TIMES = 5;

    /** By the clock: handlers may try again after a while. */
    private static final Duration LEAST_WAIT = Duration.ofSeconds(6);

    private static final int WAIT_TIMES = 2;

    boolean passed() {
        return first.status() == Status.PASSED;
    }

    /** Its time, coarsely, so that the choice of the fastest does not change from run to run. */
    int slowness(long fastestNanos) {
        return 64 - Long.numberOfLeadingZeros(first.nanos() / (ALIKE_TIMES * fastestNanos + ALIKE_NANOS));
    }

    /** How long it may take with something injected. One that does nothing but wait is given less: nothing slows it down. */
    TimeLimit limit() {
        return new TimeLimit(LEAST.plusNanos(TIMES * first.nanos()), LEAST_WAIT.plusNanos(WAIT_TIMES * first.nanos()));
    }
}
