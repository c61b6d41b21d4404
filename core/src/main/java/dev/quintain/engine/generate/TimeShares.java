package dev.quintain.engine.generate;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;

/**
 * How the time of a run is shared out over its parts, some of which are worked at side by side. What one part loses, as to a
 * worker that hangs, it is given back, within limits, and all that come later have a little less.
 */
final class TimeShares {
    private final LongSupplier clock;
    private final long end;
    private final int workers;
    private final Map<Object, Part> underWay = new HashMap<>();
    private int waiting;

    /**
     * A part that is worked at.
     *
     * @param most until when it may have time, whatever it loses: where everything hangs, others have their turn, too
     */
    private record Part(long until, long most) {}

    /**
     * From now on.
     *
     * @param nanos for everything, by the clock
     * @param parts how many there are
     */
    TimeShares(LongSupplier clock, long nanos, int workers, int parts) {
        this.clock = clock;
        this.end = clock.getAsLong() + nanos;
        this.workers = workers;
        this.waiting = parts;
    }

    /** A part begins; returns until when it has time. */
    synchronized long begin(Object part) {
        long now = clock.getAsLong();
        long promised = underWay.values().stream()
                .mapToLong(other -> Math.max(0, other.until() - now))
                .sum();
        long share = Math.max(0, ((end - now) * workers - promised) / Math.max(1, waiting));
        waiting--;
        return note(part, now + share, now + 2 * share);
    }

    /** A part that is under way has lost so much of its time; returns until when it has time now. */
    synchronized long giveBack(Object part, long nanos) {
        Part before = Objects.requireNonNull(underWay.get(part));
        return note(part, before.until() + nanos, before.most());
    }

    private long note(Object part, long until, long most) {
        long allowed = Math.min(Math.min(until, most), end);
        underWay.put(part, new Part(allowed, most));
        return allowed;
    }

    synchronized void finish(Object part) {
        underWay.remove(part);
    }
}
