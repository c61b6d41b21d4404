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
 * @param keepAll whether sequences that reach nothing new stay in the suite
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
        boolean keepAll) {
    public static final Duration TIME = Duration.ofMinutes(2);

    boolean isTimed() {
        return calls.isEmpty() && sequences.isEmpty();
    }
}
