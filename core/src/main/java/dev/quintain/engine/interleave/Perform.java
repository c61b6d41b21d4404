package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Pace;
import java.io.Serializable;

/**
 * Asks a worker to run a sequence.
 *
 * @param script its number among those of the run
 * @param sequence counted from 1
 * @param telling whether classes are rewritten to tell what threads do in them
 */
record Perform(int script, int sequence, Pace pace, boolean telling) implements Serializable {}
