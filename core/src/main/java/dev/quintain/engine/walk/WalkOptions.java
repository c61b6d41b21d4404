package dev.quintain.engine.walk;

import java.time.Duration;
import java.util.Optional;

/**
 * How to walk.
 *
 * @param depth how many methods are called on an object, beyond what brings it into a state
 * @param factories whether static factories make objects even where there are constructors
 * @param stateDepth how far the fields of an object are followed to see whether it changed
 * @param probeDepth how many calls away a state is looked for
 * @param prediction by what results are predicted
 * @param partitions whether basic types are given at their key points instead of being counted up
 * @param generator the name of a class of the user's that makes arguments
 * @param time how long to walk; empty for no limit
 */
public record WalkOptions(
        Strategy strategy,
        int depth,
        Convention convention,
        boolean factories,
        int stateDepth,
        int probeDepth,
        boolean partitions,
        Prediction prediction,
        Optional<String> generator,
        Optional<Duration> time) {
    /** How much the search for states may do, in calls and objects looked at: about a second's work. */
    static final long EFFORT = 1_500_000;
}
