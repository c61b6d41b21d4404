package dev.quintain.runtime.inject;

import java.util.List;
import java.util.Map;

/**
 * What happened at the probes while one test ran.
 *
 * @param hits the calls that were made; with what the methods that really ran declare to throw, where that was open
 * @param caught exceptions that came out of calls and reached handlers
 * @param shots the injected exceptions that were thrown, in their order
 */
public record TrialReport(Map<Integer, List<String>> hits, List<Caught> caught, List<Shot> shots) {
    /** Stands for: what the static type declares. */
    public static final List<String> AS_DECLARED = List.of("*");

    /**
     * An exception that reached a handler.
     *
     * @param site number of the call it came out of
     * @param types its class and superclasses
     */
    public record Caught(int site, int handler, List<String> types) {
        // These two are written out, since a JVM has to get ready for those of a record: for a short suite that was as
        // much as a tenth of what recording cost.
        @Override
        public boolean equals(Object other) {
            return other instanceof Caught caught
                    && site == caught.site
                    && handler == caught.handler
                    && types.equals(caught.types);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * site + handler) + types.hashCode();
        }
    }

    /**
     * An injected exception that was thrown.
     *
     * @param site number of the call
     * @param type binary name of its class, or {@link Arm#SHORT}
     * @param handlers those that it reached, itself or as a cause, in their order
     * @param restored whether the thread's interrupt flag was set again after it was caught
     * @param goesOn whether its thread was still there when the test was over
     * @param entry the call from outside during which it was thrown, by who made it: {@code a.ReaderTest.reads:12};
     *     empty if it was on another thread than the test's
     */
    public record Shot(int site, String type, List<Integer> handlers, boolean restored, boolean goesOn, String entry) {}
}
