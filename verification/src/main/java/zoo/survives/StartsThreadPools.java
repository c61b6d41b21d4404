package zoo.survives;

import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Leaves pools and timers behind. Survived: their threads are stopped, or the worker is replaced; the common pool, which
 * belongs to the platform, may stay.
 */
public class StartsThreadPools {
    public void startPool() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> {});
        pool.execute(() -> {});
    }

    public void startTimer() {
        new Timer("zoo-timer");
    }

    public int useTheCommonPool() {
        return CompletableFuture.supplyAsync(() -> 1).join();
    }
}
