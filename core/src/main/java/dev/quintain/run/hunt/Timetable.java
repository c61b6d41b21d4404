package dev.quintain.run.hunt;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.LongSupplier;

/**
 * Shares the time that is left out over the jobs that are left, by their weights. So what a job does not use, those after
 * it have.
 */
final class Timetable {
    private final LongSupplier clock;
    private final long end;
    private final long last;
    private final int hands;
    private final Overheads overheads;
    private final Queue<Job> waiting;
    /** By the jobs themselves: each knows all that is hunted, which it would take long to compare. */
    private final IdentityHashMap<Job, Long> running = new IdentityHashMap<>();

    /**
     * @param time what they should take together
     * @param longest after which none is begun any more
     * @param hands how many jobs go on at once
     */
    Timetable(List<Job> jobs, Duration time, Duration longest, int hands, Overheads overheads, LongSupplier clock) {
        this.clock = clock;
        this.end = clock.getAsLong() + time.toNanos();
        this.last = clock.getAsLong() + longest.toNanos();
        this.hands = hands;
        this.overheads = overheads;
        this.waiting = new ArrayDeque<>(jobs);
    }

    /** A job and how long its engine shall work at it. */
    record Turn(Job job, Duration time) {}

    /** The next job; empty if there is none, or no time for it. */
    synchronized Optional<Turn> next() {
        long now = clock.getAsLong();
        Job job = waiting.peek();
        if (job == null || now >= last) {
            return Optional.empty();
        }
        double weights = waiting.stream().mapToDouble(Job::weight).sum();
        waiting.remove();
        job.announce();
        double room = Math.max(0, end - now);
        long share = (long) Math.min(room, available(now) * job.weight() / Math.max(weights, 1e-9));
        running.put(job, now + share);
        return Optional.of(new Turn(job, overheads.without(job.engine(), Duration.ofNanos(Math.max(0, share)))));
    }

    /** What all hands together can still do, but for what they are at. */
    private double available(long now) {
        double busy = running.values().stream()
                .mapToDouble(until -> Math.max(0, Math.min(until, end) - now))
                .sum();
        return Math.max(0, (double) (end - now) * hands - busy);
    }

    synchronized void done(Turn turn, Duration taken) {
        running.remove(turn.job());
        overheads.note(turn.job().engine(), taken.minus(turn.time()));
    }
}
