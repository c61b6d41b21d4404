package dev.quintain.runtime;

/** The kinds of effect on the user's machine that code under test is not to have unless it is allowed to. */
public enum Effect {
    EXIT,
    FILES,
    NETWORK,
    PROCESSES
}
