package dev.quintain.runtime.explore;

/** A scenario whose outcome can be told, to be compared with others of the same scenario. */
public interface Probe extends Scenario {
    /** What the calls of the one that was made last came to, in one line. */
    String outcome();

    /** From now on the outcome is only what the calls came to: what the object tells in the end differs without a reason. */
    default void leavesOutTheEnd() {}
}
