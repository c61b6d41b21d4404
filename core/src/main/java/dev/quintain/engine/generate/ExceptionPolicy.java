package dev.quintain.engine.generate;

/** Which exceptions count as faults. */
public enum ExceptionPolicy {
    /** As in the paper: a null pointer where no null was given, an assertion that failed. */
    PAPER,
    /** As in crash: whatever the operation is to blame for. */
    ROBUST
}
