package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. Time is that of the execution. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private long made;
    private boolean periodicAfterShutdown;
    private boolean delayedAfterShutdown = true;

    public ScheduledThreadPoolExecutor(int core) {
        this(core, Executors.defaultThreadFactory());
    }

    public ScheduledThreadPoolExecutor(int core, ThreadFactory factory) {
        this(core, factory, new AbortPolicy());
    }

    public ScheduledThreadPoolExecutor(int core, RejectedExecutionHandler handler) {
        this(core, Executors.defaultThreadFactory(), handler);
    }

    public ScheduledThreadPoolExecutor(int core, ThreadFactory factory, RejectedExecutionHandler handler) {
        super(core, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, queue(), factory, handler);
    }

    @SuppressWarnings("unchecked") // Nothing else gets into it.
    private static BlockingQueue<Runnable> queue() {
        return (BlockingQueue<Runnable>) (BlockingQueue<?>) new DelayQueue<Scheduled<?>>();
    }

    /** A task that is due at some time, and perhaps again and again. */
    private final class Scheduled<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long number;
        private final long period;
        private long due;

        /**
         * @param period 0 if once only; negative if it is counted from the end of each
         */
        Scheduled(Callable<V> callable, long delay, long period) {
            super(callable);
            this.period = period;
            this.due = Shadows.nanoTime() + Math.max(0, delay);
            this.number = made++;
        }

        @Override
        public boolean isPeriodic() {
            return period != 0;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - Shadows.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            if (other instanceof Scheduled<?> task && task.due == due) {
                return Long.compare(number, task.number);
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public void run() {
            if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                due = period > 0 ? due + period : Shadows.nanoTime() - period;
                again(this);
            }
        }
    }

    private void again(Scheduled<?> task) {
        step();
        if (isEnding() && !periodicAfterShutdown) {
            task.cancel(false);
        } else {
            enqueue(task);
        }
    }

    private <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, long period, TimeUnit unit) {
        var task = new Scheduled<>(callable, unit.toNanos(delay), period);
        begin(task);
        return task;
    }

    private void begin(Scheduled<?> task) {
        step();
        if (isEnding()) {
            reject(task);
        } else {
            enqueue(task);
            ensureWorker();
        }
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        return schedule(Executors.callable(command), delay, 0, unit);
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        return schedule(callable, delay, 0, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long delay, long period, TimeUnit unit) {
        return schedule(Executors.callable(command), delay, positive(unit.toNanos(period)), unit);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long delay, long period, TimeUnit unit) {
        return schedule(Executors.callable(command), delay, -positive(unit.toNanos(period)), unit);
    }

    private static long positive(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return period;
    }

    @Override
    public void execute(Runnable command) {
        begin(new Scheduled<>(Executors.callable(command), 0, 0));
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    /** What was scheduled before still runs, unless it would run for ever. */
    @Override
    public void shutdown() {
        super.shutdown();
        for (Runnable task : queued()) {
            boolean periodic = ((Scheduled<?>) task).isPeriodic();
            if (periodic ? !periodicAfterShutdown : !delayedAfterShutdown) {
                unqueue(task);
                ((Scheduled<?>) task).cancel(false);
            }
        }
    }

    @Override
    boolean isEnded() {
        return isEnding() && queued().isEmpty();
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean goesOn) {
        periodicAfterShutdown = goesOn;
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return periodicAfterShutdown;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean runs) {
        delayedAfterShutdown = runs;
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return delayedAfterShutdown;
    }

    public void setRemoveOnCancelPolicy(boolean removes) {
        // Who takes a task that was cancelled finds nothing to do, at once or later.
    }
}
