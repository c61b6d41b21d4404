package dev.quintain.engine.crash;

import dev.quintain.sandbox.SideEffects;
import java.io.Serializable;
import java.util.List;

/** What a worker of this engine answers. */
sealed interface Reply extends Serializable {
    /**
     * What came of the tests since the last such reply.
     *
     * @param next the number of the first test that was not run yet
     * @param nanos how long they took
     */
    record Progress(long next, Tally tally, List<Crash> crashes, SideEffects sideEffects, long nanos)
            implements Reply {}

    /**
     * What came of a test that was to be confirmed.
     *
     * @param crashes the crash, or none
     */
    record Again(List<Crash> crashes) implements Reply {}
}
