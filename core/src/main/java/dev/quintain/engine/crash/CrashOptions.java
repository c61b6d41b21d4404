package dev.quintain.engine.crash;

import dev.quintain.sandbox.ResetMode;
import dev.quintain.sequence.Literal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What to try.
 *
 * @param depth how deep calls may be nested; empty to let the planner choose
 * @param time how long to test; empty for no limit in time
 * @param cases how many tests to run in all; empty for a number per operation
 * @param values presets of the user's
 * @param mineConstants whether constants in the code of a class are presets for its tests
 * @param helpers names of precondition helpers beyond the known ones
 */
public record CrashOptions(
        OptionalInt depth,
        Optional<Duration> time,
        OptionalLong cases,
        long seed,
        ResetMode reset,
        List<Literal> values,
        boolean mineConstants,
        List<String> helpers) {
    /** Tests of each operation, where neither time nor cases are limited. */
    static final long CASES_PER_OPERATION = 1000;

    /** The deepest that the planner goes by itself. */
    static final int DEEPEST = 5;

    int deepest() {
        return depth.orElse(DEEPEST);
    }
}
