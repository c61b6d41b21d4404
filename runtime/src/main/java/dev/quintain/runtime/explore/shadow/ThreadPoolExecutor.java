package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. Threads that have nothing to do stay. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private final int core;
    private final int most;
    private final BlockingQueue<Runnable> queue;
    private final ThreadFactory factory;
    private final Object handler;
    private final List<Thread> workers = new ArrayList<>();
    private int idle;
    private int active;
    private long completed;
    private boolean shutdown;

    public ThreadPoolExecutor(int core, int most, long time, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, time, unit, queue, Executors.defaultThreadFactory());
    }

    public ThreadPoolExecutor(
            int core, int most, long time, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, queue, factory, null);
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
        this.queue = queue;
        this.factory = factory;
        this.handler = handler;
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<>(runnable, value);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<>(callable);
    }

    @Override
    public void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        Shadows.step(this);
        if (shutdown) {
            reject(command);
        } else if (workers.size() < core) {
            work(command);
        } else if (!queue.offer(command)) {
            if (workers.size() < most) {
                work(command);
            } else {
                reject(command);
            }
        } else if (workers.isEmpty()) {
            work(null);
        }
    }

    private void reject(Runnable command) {
        if (handler instanceof RejectedExecutionHandler own
                && !own.getClass().getName().endsWith("AbortPolicy")) {
            own.rejectedExecution(command, null);
            return;
        }
        throw new RejectedExecutionException("Task " + command + " rejected");
    }

    private void work(Runnable first) {
        Thread worker = factory.newThread(() -> runWorker(first));
        workers.add(worker);
        worker.start();
    }

    private void runWorker(Runnable first) {
        Runnable next = first;
        try {
            while (true) {
                if (next != null) {
                    run(next);
                }
                next = next();
                if (next == null) {
                    return;
                }
            }
        } finally {
            Shadows.step(this);
            workers.remove(Shadows.thread(Shadows.me()));
        }
    }

    private void run(Runnable command) {
        active++;
        try {
            beforeExecute(Shadows.thread(Shadows.me()), command);
            command.run();
            afterExecute(command, null);
        } finally {
            active--;
            completed++;
        }
    }

    private Runnable next() {
        while (true) {
            Shadows.step(this);
            Runnable next = queue.poll();
            if (next != null || shutdown) {
                return next;
            }
            idle++;
            Shadows.pass(this, task -> shutdown || hasWork());
            idle--;
        }
    }

    private boolean hasWork() {
        return queue instanceof QueueShadow<Runnable> shadow ? shadow.holds() : !queue.isEmpty();
    }

    protected void beforeExecute(Thread thread, Runnable command) {}

    protected void afterExecute(Runnable command, Throwable thrown) {}

    protected void terminated() {}

    @Override
    public void shutdown() {
        Shadows.step(this);
        shutdown = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
        Shadows.step(this);
        shutdown = true;
        var left = new ArrayList<Runnable>();
        queue.drainTo(left);
        List.copyOf(workers).forEach(Thread::interrupt);
        return left;
    }

    @Override
    public boolean isShutdown() {
        Shadows.step(this);
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
        return Shadows.passFor(this, task -> shutdown && workers.isEmpty(), unit.toNanos(time));
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public int getPoolSize() {
        Shadows.step(this);
        return workers.size();
    }

    public int getCorePoolSize() {
        return core;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public int getActiveCount() {
        Shadows.step(this);
        return active;
    }

    public long getCompletedTaskCount() {
        Shadows.step(this);
        return completed;
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    @Override
    public String toString() {
        return super.toString() + "[pool size = " + workers.size() + ", idle = " + idle + "]";
    }
}
