package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What to try.
 *
 * @param time how long to generate; empty if numbers limit the run
 * @param calls how many calls to make in all
 * @param sequences how many sequences to run in all
 * @param values of the user's
 * @param helpers names of precondition helpers beyond the known ones
 * @param keep which sequences become tests
 */
public record GenerateOptions(
        long seed,
        Optional<Duration> time,
        OptionalLong calls,
        OptionalLong sequences,
        Heuristics heuristics,
        ExceptionPolicy exceptions,
        List<Literal> values,
        List<String> helpers,
        Keep keep) {
    public static final Duration TIME = Duration.ofMinutes(2);

    /** Which sequences become tests. */
    public enum Keep {
        /** The fewest and shortest that together reach all that was reached. */
        NEW,
        /** All that reached something new when they were found. */
        ALL,
        /** Those, and some more of each operation. */
        SAMPLE
    }

    boolean isTimed() {
        return calls.isEmpty() && sequences.isEmpty();
    }
}
