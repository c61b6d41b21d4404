package dev.quintain.engine.generate;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Says when it is time to tell the parent what was found. Where numbers are the limit it goes by numbers: to write a message
 * takes hash codes of identities, of which the tests that come after it would have others with every run.
 */
final class Beat {
    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long SEQUENCES = 500;
    /** One in so many messages has the coverage too. */
    private static final int MEASURED = 4;

    private final LongSupplier passed;
    private final long length;
    private long last;
    private int beats;

    private Beat(LongSupplier passed, long length) {
        this.passed = passed;
        this.length = length;
        this.last = passed.getAsLong();
    }

    static Beat ofTime(LongSupplier clock) {
        return new Beat(clock, NANOS);
    }

    static Beat ofSequences(LongSupplier count) {
        return new Beat(count, SEQUENCES);
    }

    boolean isDue() {
        long now = passed.getAsLong();
        if (now - last < length) {
            return false;
        }
        last = now;
        beats++;
        return true;
    }

    /** Whether the message that is due has the coverage. */
    boolean isMeasured() {
        return beats % MEASURED == 0;
    }
}
