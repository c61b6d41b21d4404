package dev.quintain.worker;

import java.time.Duration;

/**
 * How long a test may take.
 *
 * @param work of processor time
 * @param waiting by the clock, while it uses next to none
 */
public record TimeLimit(Duration work, Duration waiting) {
    /** Nothing is under way. */
    static final TimeLimit NONE = new TimeLimit(Duration.ZERO, Duration.ZERO);

    /** For whoever may wait as long as work. */
    public static TimeLimit of(Duration limit) {
        return new TimeLimit(limit, limit);
    }

    public TimeLimit times(int number) {
        return new TimeLimit(work.multipliedBy(number), waiting.multipliedBy(number));
    }

    /** The shorter of both, each for itself. */
    public TimeLimit atMost(Duration most) {
        return new TimeLimit(min(work, most), min(waiting, most));
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
