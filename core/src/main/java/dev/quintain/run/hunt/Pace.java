package dev.quintain.run.hunt;

import java.time.Duration;

/** Shares a job's time out over things that are done one after the other: what one does not use, the next ones have. */
final class Pace {
    private final Duration least;
    private final long end;
    private int left;

    /**
     * @param least what one thing has to have, if it is to come to anything
     */
    Pace(Duration time, int things, Duration least) {
        this.least = least;
        this.end = System.nanoTime() + time.toNanos();
        this.left = things;
    }

    boolean isOver() {
        return System.nanoTime() >= end;
    }

    /** How long the next thing may take. */
    Duration next() {
        Duration share = Duration.ofNanos(Math.max(0, end - System.nanoTime()) / Math.max(1, left));
        left--;
        return share.compareTo(least) < 0 ? least : share;
    }
}
