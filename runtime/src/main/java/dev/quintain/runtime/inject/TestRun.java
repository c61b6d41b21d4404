package dev.quintain.runtime.inject;

import java.util.List;

/**
 * What one run of one test came to.
 *
 * @param uniqueId by which the JUnit Platform knows the test
 * @param name as a reader knows it: {@code com.acme.ReaderTest.reads_a_line}
 * @param status how it ended
 * @param failure what it failed with; null if it did not
 * @param nanos how long it took
 * @param trial what happened at the probes
 * @param leftOpen descriptions of what it left open, compared with the beginning
 */
public record TestRun(
        String uniqueId,
        String name,
        Status status,
        Failure failure,
        long nanos,
        TrialReport trial,
        List<String> leftOpen) {
    /** How a test ends. */
    public enum Status {
        PASSED,
        FAILED,
        /** Aborted or skipped. */
        NOT_RUN,
        /** Not a test but what surrounds tests: a class with its own set-up. */
        CONTAINER
    }

    /**
     * What a test failed with.
     *
     * @param types the exception's class and its superclasses
     * @param frames of its stack trace
     * @param injected whether it is an injected exception, or has one as its cause or among the suppressed
     * @param causes what it came of, the nearest first
     */
    public record Failure(
            List<String> types,
            String message,
            List<StackTraceElement> frames,
            boolean injected,
            List<Failure> causes) {
        public String type() {
            return types.get(0);
        }
    }
}
