package dev.quintain.sandbox;

import dev.quintain.runtime.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Stops the threads that a test left running, by all the ways there are: pools and timers are shut down, threads are
 * interrupted, and rewritten code fails at its next step.
 *
 * <p>The JDK has threads of its own that start when they are first needed and then stay. They are left alone: those that
 * only wait do no harm, and the common pool has to become quiet, not to end.
 */
final class StrayThreads {
    private static final long PATIENCE_NANOS = 100_000_000;
    private static final long PATIENCE_WITH_WAITING_NANOS = 20_000_000;
    private static final int LONGEST_SLEEP_MILLIS = 16;
    private static final int TOLERATED = 64;

    private final Runnable poison;
    private final Timers timers;
    private List<Thread> commonWorkers = new ArrayList<>();
    private List<Thread> tolerated = new ArrayList<>();

    /** @param poison makes every step of rewritten code fail */
    StrayThreads(Runnable poison, GuardAgent agent) {
        this.poison = poison;
        this.timers = new Timers(agent);
    }

    /** Whether something may be running though no thread was started: the common pool keeps its workers. */
    boolean isCommonPoolBusy() {
        return !commonWorkers.isEmpty() && !ForkJoinPool.commonPool().isQuiescent();
    }

    /** The threads that are to be stopped. */
    List<Thread> running() {
        List<Thread> running = withoutThoseThatEnd(takeStarted());
        if (isCommonPoolBusy() && !settlesByItself()) {
            running.addAll(commonWorkers);
        }
        if (running.isEmpty()) {
            // Their threads are gone; what is left of them must not be kept alive.
            Traces.takePools();
        }
        return running;
    }

    /** What is left of them, and of those that they start meanwhile, after a short while. */
    List<StrayThread> stop(List<Thread> threads) {
        List<Thread> running = threads;
        long start = System.nanoTime();
        int sleep = 1;
        while (!running.isEmpty() && System.nanoTime() - start < patience(running)) {
            poison.run();
            shutDown(Traces.takePools());
            for (Thread thread : running) {
                stop(thread);
            }
            sleep(sleep);
            sleep = Math.min(2 * sleep, LONGEST_SLEEP_MILLIS);
            running.addAll(takeStarted());
            running = stillRunning(running);
        }
        return strays(running);
    }

    private List<Thread> takeStarted() {
        List<Thread> started = new ArrayList<>();
        for (Thread thread : Traces.takeThreads()) {
            if (isCommonWorker(thread)) {
                commonWorkers.add(thread);
            } else if (!isHelper(thread)) {
                started.add(thread);
            }
        }
        commonWorkers = stillAlive(commonWorkers);
        return stillAlive(started);
    }

    /** What is left when those that are just about to end have had the time for it. */
    private static List<Thread> withoutThoseThatEnd(List<Thread> threads) {
        List<Thread> alive = threads;
        for (int i = 0; i < 3 && !alive.isEmpty(); i++) {
            sleep(1);
            alive = stillAlive(alive);
        }
        return alive;
    }

    private static boolean settlesByItself() {
        for (int i = 0; i < 3 && !ForkJoinPool.commonPool().isQuiescent(); i++) {
            sleep(1);
        }
        return ForkJoinPool.commonPool().isQuiescent();
    }

    private static long patience(List<Thread> running) {
        return waiting(running).size() == running.size() ? PATIENCE_WITH_WAITING_NANOS : PATIENCE_NANOS;
    }

    /**
     * Some pools belong to the JDK and serve everybody for good. They have thread factories of their own; pools of code
     * under test have its own factory or the usual one.
     */
    private static void shutDown(List<ExecutorService> pools) {
        for (ExecutorService pool : pools) {
            quietly(() -> {
                Class<?> factory =
                        ((ThreadPoolExecutor) pool).getThreadFactory().getClass();
                if (!factory.getModule().isNamed() || factory.getName().startsWith("java.util.concurrent.Executors")) {
                    pool.shutdownNow();
                }
            });
        }
    }

    private void stop(Thread thread) {
        if (thread instanceof ForkJoinWorkerThread worker && !isCommonWorker(thread)) {
            quietly(worker.getPool()::shutdownNow);
        }
        timers.cancel(thread);
        quietly(thread::interrupt);
    }

    /** All of these can be overridden by code under test, which may throw what it likes. */
    private static void quietly(Runnable foreign) {
        try {
            foreign.run();
        } catch (Throwable ignored) {
            // Whether it helped is seen from the thread.
        }
    }

    private static boolean isCommonWorker(Thread thread) {
        return thread instanceof ForkJoinWorkerThread worker && worker.getPool() == ForkJoinPool.commonPool();
    }

    /** Carriers of virtual threads, cleaners and the like. */
    private static boolean isHelper(Thread thread) {
        return thread.getClass().getName().startsWith("jdk.internal.misc.");
    }

    private static List<Thread> stillRunning(List<Thread> threads) {
        List<Thread> running = stillAlive(threads);
        if (ForkJoinPool.commonPool().isQuiescent()) {
            running.removeIf(StrayThreads::isCommonWorker);
        }
        return running;
    }

    private static List<Thread> stillAlive(List<Thread> threads) {
        List<Thread> alive = new ArrayList<>();
        for (Thread thread : threads) {
            if (thread.isAlive()) {
                alive.add(thread);
            }
        }
        return alive;
    }

    private List<StrayThread> strays(List<Thread> running) {
        List<Thread> waiting = waiting(running);
        tolerated = stillAlive(tolerated);
        for (Thread thread : waiting) {
            if (!isCommonWorker(thread)) {
                tolerated.add(thread);
            }
        }
        List<Thread> strays = new ArrayList<>(running);
        strays.removeAll(waiting);
        if (tolerated.size() > TOLERATED) {
            strays.addAll(tolerated);
        }
        return strays.stream().map(StrayThread::of).toList();
    }

    private static List<Thread> waiting(List<Thread> threads) {
        List<Thread> waiting = new ArrayList<>();
        for (Thread thread : threads) {
            if (waits(thread)) {
                waiting.add(thread);
            }
        }
        return waiting;
    }

    /** Whether it does nothing but wait, and that in the JDK: its classes are in named modules, those under test are not. */
    private static boolean waits(Thread thread) {
        StackTraceElement[] frames = thread.getStackTrace();
        for (StackTraceElement frame : frames) {
            if (frame.getModuleName() == null) {
                return false;
            }
        }
        return thread.getState() != Thread.State.RUNNABLE || frames.length == 0 || frames[0].isNativeMethod();
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException fromThoseThreads) {
            // Its flag is cleared with that, and the time is short anyway.
        }
    }
}
