package dev.quintain.runtime.explore.shadow;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> done;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> done) {
        this.executor = executor;
        this.done = done;
    }

    private Future<V> submit(FutureTask<V> task) {
        executor.execute(task);
        return task;
    }

    @Override
    public Future<V> submit(Callable<V> task) {
        return submit(new FutureTask<>(task) {
            @Override
            protected void done() {
                done.add(this);
            }
        });
    }

    @Override
    public Future<V> submit(Runnable task, V result) {
        return submit(Executors.callable(task, result));
    }

    @Override
    public Future<V> take() throws InterruptedException {
        return done.take();
    }

    @Override
    public Future<V> poll() {
        return done.poll();
    }

    @Override
    public Future<V> poll(long time, TimeUnit unit) throws InterruptedException {
        return done.poll(time, unit);
    }
}
