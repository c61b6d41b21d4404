package dev.quintain.runtime.explore;

/** Lengths of time. */
final class Times {
    private static final long MILLI = 1_000_000;

    private Times() {}

    /** In nanoseconds; the longest there is if it is longer than that. */
    static long nanos(long millis, int nanos) {
        return millis > (Long.MAX_VALUE - nanos) / MILLI ? Long.MAX_VALUE : millis * MILLI + nanos;
    }
}
