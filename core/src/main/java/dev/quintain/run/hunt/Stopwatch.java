package dev.quintain.run.hunt;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How long a hunt has been going on, those parts of it included that came before it was interrupted. */
record Stopwatch(LongSupplier clock, long begun, long earlierMillis) {
    private static final long NANOS_PER_MILLI = 1_000_000;

    static Stopwatch start(LongSupplier clock, long earlierMillis) {
        return new Stopwatch(clock, clock.getAsLong(), earlierMillis);
    }

    long millis() {
        return millisAt(clock.getAsLong());
    }

    /** What it showed when the clock was at that time. */
    long millisAt(long nanos) {
        return earlierMillis + (nanos - begun) / NANOS_PER_MILLI;
    }

    /** What is left of some time, since this part of the hunt began. */
    Duration left(Duration of) {
        return of.minusNanos(clock.getAsLong() - begun);
    }
}
