package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.ShadowThread;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. */
public final class Executors {
    private static final int MANY = 32;

    private Executors() {}

    public static ExecutorService newFixedThreadPool(int threads) {
        return newFixedThreadPool(threads, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int threads, ThreadFactory factory) {
        return new ThreadPoolExecutor(threads, threads, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return newFixedThreadPool(1, factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    /** A thread for each task. */
    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(MANY, MANY, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), factory);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int threads) {
        return new ScheduledThreadPoolExecutor(threads);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int threads, ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(threads, factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return newScheduledThreadPool(1);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
        return newScheduledThreadPool(1, factory);
    }

    /** A thread for each task: whoever steals, nobody waits for it. */
    public static ExecutorService newWorkStealingPool() {
        return newCachedThreadPool();
    }

    public static ExecutorService newWorkStealingPool(int threads) {
        return newFixedThreadPool(threads);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newCachedThreadPool();
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        return newCachedThreadPool(factory);
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        return executor;
    }

    public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService executor) {
        return executor;
    }

    public static ThreadFactory defaultThreadFactory() {
        return ShadowThread::new;
    }

    public static Callable<Object> callable(Runnable task) {
        return java.util.concurrent.Executors.callable(task);
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        return java.util.concurrent.Executors.callable(task, result);
    }
}
