package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import java.time.Duration;

/**
 * A test as it was first run.
 *
 * @param order its place in the suite
 */
public record TestCase(int order, TestRun first) {
    /** Shorter than this, the time is chance. */
    private static final long GRAIN_NANOS = 50_000_000;

    /** Of processor time: what a fresh JVM and JUnit need besides. */
    private static final Duration LEAST = Duration.ofSeconds(3);

    private static final int TIMES = 5;

    boolean passed() {
        return first.status() == Status.PASSED;
    }

    /** Its time, coarsely, so that the choice of the fastest does not change from run to run. */
    int slowness() {
        return 64 - Long.numberOfLeadingZeros(first.nanos() / GRAIN_NANOS);
    }

    /** How long it may take with something injected. */
    Duration limit() {
        return LEAST.plusNanos(TIMES * first.nanos());
    }
}
