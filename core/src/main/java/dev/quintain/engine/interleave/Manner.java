package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Pace;

/**
 * How scripts are run.
 *
 * @param runs how often each, to see whether it always comes to the same
 * @param checksConditions whether to see if sequences bring about the conditions that they name
 */
public record Manner(Pace pace, int runs, boolean checksConditions) {
    /** Once, by the clock that waits until all is quiet. */
    public static final Manner PLAIN = new Manner(Pace.QUIESCENT, 1, false);
}
