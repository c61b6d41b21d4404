package dev.quintain.runtime.explore;

/** What of a sequence is kept when it is explored. */
public enum Mode {
    /** The calls of one tick interleave; the next tick comes when nobody can move. */
    TICKS,
    /** All calls interleave but for those of one thread; values and times are not checked then. */
    OVERLAP
}
