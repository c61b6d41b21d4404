package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. Threads that have nothing to do stay. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private int core;
    private int most;
    private final TaskSource tasks;
    private final ThreadFactory factory;
    private RejectedExecutionHandler handler;
    private final List<Thread> workers = new ArrayList<>();
    private int active;
    private long completed;
    private boolean shutdown;

    public ThreadPoolExecutor(int core, int most, long time, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, time, unit, queue, Executors.defaultThreadFactory());
    }

    public ThreadPoolExecutor(
            int core, int most, long time, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, queue, factory, new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int core,
            int most,
            long time,
            TimeUnit unit,
            BlockingQueue<Runnable> queue,
            RejectedExecutionHandler handler) {
        this(core, most, queue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(
            int core,
            int most,
            long time,
            TimeUnit unit,
            BlockingQueue<Runnable> queue,
            ThreadFactory factory,
            RejectedExecutionHandler handler) {
        this(core, most, queue, factory, handler);
    }

    private ThreadPoolExecutor(
            int core,
            int most,
            BlockingQueue<Runnable> queue,
            ThreadFactory factory,
            RejectedExecutionHandler handler) {
        if (core < 0 || most <= 0 || most < core) {
            throw new IllegalArgumentException();
        }
        this.core = core;
        this.most = most;
        this.tasks = new TaskSource(queue);
        this.factory = factory;
        this.handler = handler;
    }

    @Override
    public void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        step();
        if (shutdown) {
            handler.rejectedExecution(command, this);
        } else if (workers.size() < core) {
            work(command);
        } else if (!tasks.offer(command)) {
            if (workers.size() < most) {
                work(command);
            } else {
                handler.rejectedExecution(command, this);
            }
        } else if (workers.isEmpty()) {
            work(null);
        }
    }

    final void step() {
        Shadows.step(tasks.place());
    }

    private void work(Runnable first) {
        Thread worker = factory.newThread(() -> runWorker(first));
        workers.add(worker);
        worker.start();
    }

    private void runWorker(Runnable first) {
        boolean done = false;
        try {
            Runnable next = first == null ? tasks.take(this::isEnded) : first;
            while (next != null) {
                run(next);
                next = tasks.take(this::isEnded);
            }
            done = true;
        } finally {
            step();
            workers.remove(Shadows.thread(Shadows.me()));
            if (!done && !shutdown) {
                work(null);
            }
        }
    }

    private void run(Runnable command) {
        active++;
        Throwable thrown = null;
        try {
            beforeExecute(Shadows.thread(Shadows.me()), command);
            command.run();
        } catch (RuntimeException | Error e) {
            thrown = e;
            throw e;
        } finally {
            active--;
            completed++;
            afterExecute(command, thrown);
        }
    }

    // ---- for the one that schedules, within steps of its own

    final boolean isEnding() {
        return shutdown;
    }

    final List<Runnable> queued() {
        return tasks.all();
    }

    final void enqueue(Runnable task) {
        tasks.offer(task);
    }

    final void unqueue(Runnable task) {
        tasks.remove(task);
    }

    final void reject(Runnable task) {
        handler.rejectedExecution(task, this);
    }

    /** Another thread, unless there are enough. */
    final void ensureWorker() {
        if (workers.size() < Math.max(1, core)) {
            work(null);
        }
    }

    /** Whether threads that find nothing to do may go. */
    boolean isEnded() {
        return shutdown;
    }

    protected void beforeExecute(Thread thread, Runnable command) {}

    protected void afterExecute(Runnable command, Throwable thrown) {}

    protected void terminated() {}

    @Override
    public void shutdown() {
        step();
        shutdown = true;
        if (tasks.isForeign()) {
            List.copyOf(workers).forEach(Thread::interrupt);
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        step();
        shutdown = true;
        List<Runnable> left = tasks.drain();
        List.copyOf(workers).forEach(Thread::interrupt);
        return left;
    }

    @Override
    public boolean isShutdown() {
        step();
        return shutdown;
    }

    public boolean isTerminating() {
        return isShutdown() && !workers.isEmpty();
    }

    @Override
    public boolean isTerminated() {
        return isShutdown() && workers.isEmpty();
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        return Shadows.passFor(tasks.place(), task -> shutdown && workers.isEmpty(), unit.toNanos(time));
    }

    public BlockingQueue<Runnable> getQueue() {
        return tasks.queue();
    }

    public int getPoolSize() {
        step();
        return workers.size();
    }

    public int getCorePoolSize() {
        return core;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public void setCorePoolSize(int many) {
        if (many < 0 || many > most) {
            throw new IllegalArgumentException();
        }
        step();
        core = many;
        while (workers.size() < core && !tasks.all().isEmpty()) {
            work(null);
        }
    }

    public void setMaximumPoolSize(int many) {
        if (many <= 0 || many < core) {
            throw new IllegalArgumentException();
        }
        step();
        most = many;
    }

    /** Which matters to nobody: threads stay. */
    public void setKeepAliveTime(long time, TimeUnit unit) {}

    /** Which matters to nobody: threads stay. */
    public void allowCoreThreadTimeOut(boolean allow) {}

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        step();
        return handler;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler newHandler) {
        step();
        handler = newHandler;
    }

    public boolean remove(Runnable task) {
        step();
        boolean there = tasks.all().contains(task);
        tasks.remove(task);
        return there;
    }

    public int getActiveCount() {
        step();
        return active;
    }

    public long getCompletedTaskCount() {
        step();
        return completed;
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    @Override
    public String toString() {
        return super.toString() + "[pool size = " + workers.size() + ", idle = " + tasks.idle() + "]";
    }

    /** Stands in for the class of this name. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable command, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("Task " + command + " rejected from " + executor);
        }
    }

    /** Stands in for the class of this name. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable command, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                command.run();
            }
        }
    }

    /** Stands in for the class of this name. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable command, ThreadPoolExecutor executor) {}
    }

    /** Stands in for the class of this name. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable command, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                executor.getQueue().poll();
                executor.execute(command);
            }
        }
    }
}
