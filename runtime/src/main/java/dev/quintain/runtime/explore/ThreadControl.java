package dev.quintain.runtime.explore;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import javax.management.MBeanServer;

/** What rewritten code calls instead of what the platform offers to threads, and of its clocks; see {@link Control}. */
public final class ThreadControl {
    /** What time it is when an execution begins. */
    private static final long EPOCH_MILLIS = 1_000_000_000_000L;

    private ThreadControl() {}

    public static Thread currentThread(int site) {
        Task me = Control.task(site);
        return me == null ? Thread.currentThread() : me.thread();
    }

    /** Of platform threads and of virtual ones. */
    public static ThreadBuilder threadBuilder(int site) {
        return ThreadBuilder.make();
    }

    public static Thread startVirtualThread(Runnable task, int site) {
        Control.at(site);
        return ThreadBuilder.make().start(task);
    }

    public static void sleep(long millis, int site) throws InterruptedException {
        sleepNanos(Times.nanos(millis, 0), site);
    }

    public static void sleep(long millis, int nanos, int site) throws InterruptedException {
        sleepNanos(Times.nanos(millis, nanos), site);
    }

    public static void sleep(Duration duration, int site) throws InterruptedException {
        sleepNanos(duration.toNanos(), site);
    }

    public static void sleep(TimeUnit unit, long many, int site) throws InterruptedException {
        sleepNanos(unit.toNanos(many), site);
    }

    private static void sleepNanos(long nanos, int site) throws InterruptedException {
        Task me = Control.task(site);
        if (me != null && nanos >= 0) {
            me.execution.threads.sleep(me, nanos, site);
        }
    }

    public static void yields(int site) {
        Task me = Control.task(site);
        if (me != null) {
            me.execution.step(me, Kind.YIELD, null, 0, site);
        }
    }

    public static boolean interrupted(int site) {
        Task me = Control.task(site);
        return me == null ? Thread.interrupted() : me.execution.threads.interrupted(me, site);
    }

    public static void join(Thread thread, int site) throws InterruptedException {
        join(thread, 0L, site);
    }

    public static void join(Thread thread, long millis, int nanos, int site) throws InterruptedException {
        join(thread, millis, site);
    }

    public static void join(Thread thread, long millis, int site) throws InterruptedException {
        Task me = Control.task(site);
        Task other = Task.of(thread);
        if (me != null && other != null) {
            me.execution.threads.join(me, other, Times.nanos(millis, 0), site);
        }
    }

    public static boolean isAlive(Thread thread, int site) {
        Task me = Control.task(site);
        if (me != null && thread instanceof ShadowThread && Task.of(thread) == null) {
            me.execution.step(me, Kind.READ, thread, Aspect.START, site);
        }
        Task other = Task.of(thread);
        return (me == null || other == null) ? thread.isAlive() : me.execution.threads.isAlive(me, other, site);
    }

    public static void park(int site) {
        park(null, site);
    }

    public static void park(Object blocker, int site) {
        parkNanos(blocker, 0, site);
    }

    public static void parkNanos(long nanos, int site) {
        parkNanos(null, nanos, site);
    }

    public static void parkNanos(Object blocker, long nanos, int site) {
        Task me = Control.task(site);
        if (me != null) {
            me.execution.threads.park(me, nanos, site);
        }
    }

    public static void parkUntil(long millis, int site) {
        parkUntil(null, millis, site);
    }

    public static void parkUntil(Object blocker, long millis, int site) {
        parkNanos(blocker, Math.max(1, Times.nanos(millis - currentTimeMillis(site), 0)), site);
    }

    public static void unpark(Thread thread, int site) {
        Task me = Control.task(site);
        Task other = Task.of(thread);
        if (me != null && other != null) {
            me.execution.threads.unpark(me, other, site);
        }
    }

    public static long currentTimeMillis(int site) {
        Task me = Control.task(site);
        return me == null ? System.currentTimeMillis() : EPOCH_MILLIS + me.execution.clock.nanos() / 1_000_000;
    }

    public static long nanoTime(int site) {
        Task me = Control.task(site);
        return me == null ? System.nanoTime() : me.execution.clock.nanos();
    }

    /** One for each execution: names that stay taken would make every execution find others, and look for longer. */
    public static MBeanServer platformMBeanServer(int site) {
        Task me = Control.task(site);
        return me == null ? ManagementFactory.getPlatformMBeanServer() : me.execution.beans.server();
    }
}
