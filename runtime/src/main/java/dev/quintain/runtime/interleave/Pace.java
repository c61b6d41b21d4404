package dev.quintain.runtime.interleave;

/** When the clock ticks. */
public enum Pace {
    /** As soon as every thread is done or suspended; the tick time is an upper bound for those that are neither. */
    QUIESCENT,
    /** Every so many milliseconds, as Long, Hoffman and Strooper 2003 had it. */
    WALL
}
