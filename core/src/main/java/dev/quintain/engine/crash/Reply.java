package dev.quintain.engine.crash;

import dev.quintain.sandbox.SideEffects;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** What a worker of this engine answers. */
sealed interface Reply extends Serializable {
    /**
     * What came of the tests since the last such reply.
     *
     * @param errand which of the request's
     * @param next the number of the first test that was not run yet
     * @param obstacles what kept tests from meaning anything, with the number of those tests
     * @param nanos how long they took
     */
    record Progress(
            int errand,
            long next,
            Tally tally,
            List<Crash> crashes,
            Map<String, Long> obstacles,
            SideEffects sideEffects,
            long nanos)
            implements Reply {}

    /**
     * What came of a test that was to be confirmed.
     *
     * @param crashes the crash, or none
     */
    record Again(List<Crash> crashes) implements Reply {}
}
