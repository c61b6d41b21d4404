package dev.quintain.runtime.explore.shadow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stands in for the class of this name, which would make futures of the platform and wait for them. */
public abstract class AbstractExecutorService extends java.util.concurrent.AbstractExecutorService {
    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<>(runnable, value);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<>(callable);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return invokeAny(tasks, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        var done = new ExecutorCompletionService<T>(this);
        List<Future<T>> all = new ArrayList<>();
        try {
            tasks.forEach(task -> all.add(done.submit(task)));
            ExecutionException failed = null;
            for (int left = all.size(); left > 0; left--) {
                Future<T> first = done.poll(time, unit);
                if (first == null) {
                    throw new TimeoutException();
                }
                try {
                    return first.get();
                } catch (ExecutionException e) {
                    failed = e;
                }
            }
            throw failed;
        } finally {
            all.forEach(future -> future.cancel(true));
        }
    }
}
