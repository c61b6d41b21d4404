package dev.quintain.runtime.explore;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * What takes the place of the platform's clocks in code that is explored: it shows the virtual time. With the real one, no
 * two runs of the same calls would come to the same.
 */
public final class VirtualClock extends Clock {
    private final ZoneId zone;

    private VirtualClock(ZoneId zone) {
        this.zone = zone;
    }

    public static Clock inUtc() {
        return new VirtualClock(ZoneOffset.UTC);
    }

    public static Clock inDefaultZone() {
        return new VirtualClock(ZoneId.systemDefault());
    }

    public static Clock in(ZoneId zone) {
        return new VirtualClock(zone);
    }

    /** What {@code new Date()} is about. */
    public static long now() {
        return Shadows.currentTimeMillis();
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
        return in(other);
    }

    @Override
    public long millis() {
        return now();
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof VirtualClock clock && clock.zone.equals(zone);
    }

    @Override
    public int hashCode() {
        return zone.hashCode();
    }

    @Override
    public String toString() {
        return "SystemClock[" + zone + "]";
    }
}
