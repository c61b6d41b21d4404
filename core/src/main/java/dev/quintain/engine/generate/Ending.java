package dev.quintain.engine.generate;

import dev.quintain.sequence.Expected;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * How a sequence ended.
 *
 * @param step the last, or the one that threw
 * @param with what it came to; null if it returned and has nothing to return
 */
record Ending(int step, @Nullable Expected with) implements Serializable {}
