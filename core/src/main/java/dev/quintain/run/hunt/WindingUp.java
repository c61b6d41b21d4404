package dev.quintain.run.hunt;

import java.time.Duration;
import java.util.Collections;
import java.util.List;

/**
 * When jobs are told to stop: early enough that what they have found is confirmed and written before the time is up.
 *
 * @param time of the hunt: the longer engines were at it, the more there is to confirm
 */
record WindingUp(Duration time) {
    private static final Duration LEAST = Duration.ofSeconds(8);
    private static final Duration MOST = Duration.ofSeconds(30);
    private static final int PART = 12;

    /** What is begun late has this long, with the start of its workers. */
    private static final Duration LAST_CHANCE = Duration.ofSeconds(8);

    /**
     * How long a job may be at it that begins now.
     *
     * @param left until it should be over
     */
    Duration stopAfter(Duration left) {
        Duration winding = Collections.min(List.of(LEAST.plus(time.dividedBy(PART)), MOST));
        return Collections.max(List.of(left.minus(winding), LAST_CHANCE));
    }
}
