package dev.quintain.run.interleave;

import dev.quintain.runtime.explore.Plan;

/**
 * How the scripts of a request are explored.
 *
 * @param replay the name of the one schedule to run; empty for all of them
 */
public record ExploreRequest(InterleaveRequest scripts, Plan plan, String replay) {}
