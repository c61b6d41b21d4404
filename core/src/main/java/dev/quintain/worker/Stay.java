package dev.quintain.worker;

import java.util.concurrent.TimeUnit;

/**
 * How long a worker has stayed at one test. What counts is the processor time that it has used, since on a busy machine
 * time passes without anything being done. By the clock only that time counts in which it used next to none, so that it
 * must have been waiting: a worker that is merely kept from the processor gets more of it than that sooner or later.
 */
final class Stay {
    /** How many times the limit a worker may wait. */
    private static final int PATIENCE = 4;

    /** Less than this part of the time is what a JVM uses that waits. */
    private static final int IDLE_SHARE = 50;

    /** Processor time is told in steps of a hundredth of a second. */
    private static final long IDLE_SLACK_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final long begun;
    private final long cpuBegun;
    private long idleSince;
    private long cpuIdleSince;

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

    /** Whether it is too long by now. */
    boolean isOver(long now, long cpu, long limitNanos) {
        return isOver(now, cpu, limitNanos, PATIENCE * limitNanos);
    }

    /**
     * Whether it is too long by now.
     *
     * @param waitNanos how long it may just wait
     */
    boolean isOver(long now, long cpu, long limitNanos, long waitNanos) {
        if (cpu - cpuIdleSince > IDLE_SLACK_NANOS + (now - idleSince) / IDLE_SHARE) {
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
