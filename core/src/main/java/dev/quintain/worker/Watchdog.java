package dev.quintain.worker;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Kills a worker that stays at one test for too long. */
final class Watchdog implements AutoCloseable {
    private static final long POLL_MILLIS = 50;
    private static final long PREPARATION_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final Process process;
    private final Blackboard blackboard;
    private final long limitNanos;
    private final RunQueue queue;
    private final Thread thread = new Thread(this::guard, "watchdog");
    private volatile boolean watching;
    private volatile boolean bitten;
    private volatile boolean closed;

    Watchdog(Process process, Blackboard blackboard, Duration limit) {
        this.process = process;
        this.blackboard = blackboard;
        this.limitNanos = limit.toNanos();
        this.queue = new RunQueue(process.pid());
        thread.setDaemon(true);
        thread.start();
    }

    void watch(boolean watch) {
        watching = watch;
    }

    void rest() {
        watching = false;
    }

    boolean hasBitten() {
        return bitten;
    }

    private void guard() {
        long begun = -1;
        var stay = new Stay(System.nanoTime(), cpuNanos());
        while (!closed && process.isAlive()) {
            long now = blackboard.begun();
            if (now != begun || !watching) {
                begun = now;
                stay = new Stay(System.nanoTime(), cpuNanos());
            } else if (stay.isOver(System.nanoTime(), cpuNanos(), queue::nanos, limit())) {
                bitten = true;
                process.destroyForcibly();
                return;
            }
            pause();
        }
    }

    private long limit() {
        // Before its first test the worker is at work of our own, which a slow machine must be given time for.
        return blackboard.test() == Blackboard.NO_TEST ? Math.max(limitNanos, PREPARATION_NANOS) : limitNanos;
    }

    private long cpuNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(Long.MAX_VALUE / 2);
    }

    private void pause() {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
