package dev.quintain.runtime.explore;

import java.io.Serializable;

/**
 * How a scenario is explored.
 *
 * @param schedules at most so many
 * @param nanos at most so long
 */
public record Plan(Search search, long seed, long schedules, long nanos, Limits limits) implements Serializable {
    /** How schedules are found. */
    public enum Search {
        /** All of them at first; when they turn out to be many, by chance as well. */
        AUTO,
        DEPTH_FIRST,
        PCT,
        RANDOM
    }
}
