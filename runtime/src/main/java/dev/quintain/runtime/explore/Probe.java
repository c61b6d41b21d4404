package dev.quintain.runtime.explore;

/** A scenario whose outcome can be told, to be compared with others of the same scenario. */
public interface Probe extends Scenario {
    /** What the calls of the one that was made last came to, in one line. */
    String outcome();
}
