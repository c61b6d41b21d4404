package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Outcome;
import java.util.List;

/**
 * What an execution came to.
 *
 * @param choices how often there was something to choose
 * @param switches how often another thread went on than before
 * @param vain whether somebody who waits in the end was woken before, and began to wait again
 * @param trace what was done; empty if nobody asked for it
 */
record Executed(
        Outcome outcome,
        Ending ending,
        Schedule schedule,
        int choices,
        int switches,
        int threads,
        boolean vain,
        List<Step> trace) {
    boolean isFault() {
        return (ending == Ending.QUIET || ending == Ending.ENDLESS) && !outcome.isRight();
    }
}
