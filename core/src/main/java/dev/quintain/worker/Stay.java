package dev.quintain.worker;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How long a worker has stayed at one test. What counts is the processor time that it has used, since on a busy machine
 * time passes without anything being done. By the clock only that time counts in which it used next to none, so that it
 * must have been waiting: a worker that is merely kept from the processor gets more of it than that sooner or later. Where it is
 * known for how long it was kept from it, there is no need to wait for that.
 */
final class Stay {
    /** How many times the limit a worker may wait that might be kept from the processor. */
    private static final int PATIENCE = 4;

    /** Less than this part of the time is what a JVM uses that waits. */
    private static final int IDLE_SHARE = 50;

    /** Processor time is told in steps of a hundredth of a second. */
    private static final long IDLE_SLACK_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** On a crowded machine it may take that long until a thread has its turn. */
    private static final long SHORTEST_LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final long begun;
    private final long cpuBegun;
    private long idleSince;
    private long cpuIdleSince;
    private long halfWay;
    private long queuedHalfWay = RunQueue.UNKNOWN;

    /**
     * @param now the time by the clock
     * @param cpu the processor time that the worker has used in its life
     */
    Stay(long now, long cpu) {
        this.begun = now;
        this.cpuBegun = cpu;
        this.idleSince = now;
        this.cpuIdleSince = cpu;
    }

    /**
     * Whether it is too long by now.
     *
     * @param queued for how long the worker was ready to run and not let to, in its life; {@link RunQueue#UNKNOWN} if nobody
     *     knows
     */
    boolean isOver(long now, long cpu, LongSupplier queued, long limitNanos) {
        return isOver(now, cpu, limitNanos, PATIENCE * limitNanos) || waits(now, queued, limitNanos);
    }

    /** Whether it has waited for as long as it may, and nobody kept it from the processor. */
    private boolean waits(long now, LongSupplier queued, long limitNanos) {
        if (now - idleSince <= limitNanos / 2) {
            queuedHalfWay = RunQueue.UNKNOWN;
        } else if (queuedHalfWay == RunQueue.UNKNOWN) {
            halfWay = now;
            queuedHalfWay = queued.getAsLong();
        } else if (now - idleSince > limitNanos && now - halfWay > SHORTEST_LOOK_NANOS) {
            long queuedNow = queued.getAsLong();
            return queuedNow != RunQueue.UNKNOWN && queuedNow - queuedHalfWay <= slack(now - halfWay);
        }
        return false;
    }

    /** Processor time that may pass without anything being done. */
    private static long slack(long nanos) {
        return IDLE_SLACK_NANOS + nanos / IDLE_SHARE;
    }

    /**
     * Whether it is too long by now.
     *
     * @param waitNanos how long it may just wait
     */
    boolean isOver(long now, long cpu, long limitNanos, long waitNanos) {
        if (cpu - cpuIdleSince > slack(now - idleSince)) {
            idleSince = now;
            cpuIdleSince = cpu;
        }
        return isUsedUp(now, cpu, limitNanos) || now - idleSince > waitNanos;
    }

    /** Whether it has worked for too long, and not just waited. */
    boolean isUsedUp(long now, long cpu, long limitNanos) {
        return now - begun > limitNanos && cpu - cpuBegun > limitNanos;
    }
}
