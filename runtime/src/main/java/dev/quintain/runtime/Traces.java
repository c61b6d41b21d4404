package dev.quintain.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;

/**
 * What code under test may have left behind in the JVM since it was last cleaned up. Hooks report here; a test that
 * touches nothing costs whoever cleans up one read of a field.
 */
public final class Traces {
    private static final int MANY = 256;

    private static final Object LOCK = new Object();

    private static volatile int touched;
    private static List<Thread> threads = new ArrayList<>();
    private static List<ExecutorService> pools = new ArrayList<>();
    private static List<Thread> shutdownHooks = new ArrayList<>();

    private Traces() {}

    /** The bits of {@link SharedState} that may have changed since this was last asked. */
    public static int take() {
        if (touched == 0) {
            return 0;
        }
        synchronized (LOCK) {
            int bits = touched;
            touched = 0;
            return bits;
        }
    }

    public static List<Thread> takeThreads() {
        synchronized (LOCK) {
            List<Thread> taken = threads;
            threads = new ArrayList<>();
            return taken;
        }
    }

    public static List<ExecutorService> takePools() {
        synchronized (LOCK) {
            List<ExecutorService> taken = pools;
            pools = new ArrayList<>();
            return taken;
        }
    }

    public static List<Thread> takeShutdownHooks() {
        synchronized (LOCK) {
            List<Thread> taken = shutdownHooks;
            shutdownHooks = new ArrayList<>();
            return taken;
        }
    }

    // What the hooks call.

    public static void touch(int bit) {
        if ((touched & bit) == 0 && isWatched()) {
            synchronized (LOCK) {
                touched |= bit;
            }
        }
    }

    public static void started(Thread thread) {
        if (isWatched()) {
            synchronized (LOCK) {
                touched |= SharedState.THREADS.bit();
                if (threads.size() >= MANY) {
                    forgetEnded();
                }
                threads.add(thread);
            }
        }
    }

    public static void grew(ExecutorService pool) {
        if (isWatched()) {
            synchronized (LOCK) {
                // By identity: equals is foreign code. A pool grows thread by thread, so it is mostly the last one.
                if (pools.isEmpty() || pools.get(pools.size() - 1) != pool) {
                    pools.add(pool);
                }
            }
        }
    }

    public static void added(Thread shutdownHook) {
        if (shutdownHook != null && isWatched()) {
            synchronized (LOCK) {
                touched |= SharedState.SHUTDOWN_HOOKS.bit();
                shutdownHooks.add(shutdownHook);
            }
        }
    }

    private static boolean isWatched() {
        return Guard.isArmed() && !Guard.isOwn(Thread.currentThread());
    }

    /** A thread is reported just before it starts, so of those reported last some may not be alive yet. */
    private static void forgetEnded() {
        List<Thread> alive = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++) {
            Thread thread = threads.get(i);
            if (thread.isAlive() || i >= threads.size() - MANY / 4) {
                alive.add(thread);
            }
        }
        threads = alive;
    }
}
