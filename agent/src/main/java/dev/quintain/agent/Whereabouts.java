package dev.quintain.agent;

import dev.quintain.runtime.inject.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Tells the parent now and then where the test is that the current thread runs: when it does not end, nobody can be asked any
 * more.
 */
final class Whereabouts implements AutoCloseable {
    private static final long INTERVAL_MILLIS = 500;

    private final Thread test = Thread.currentThread();
    private final CountDownLatch over = new CountDownLatch(1);
    private final Set<Thread> before = Leftovers.runningThreads();
    private final Predicate<String> underTest;
    private final Consumer<Words> tell;

    Whereabouts(Predicate<String> underTest, Consumer<Words> tell) {
        this.underTest = underTest;
        this.tell = tell;
        var teller = new Thread(this::run, "whereabouts");
        teller.setDaemon(true);
        teller.start();
    }

    private void run() {
        try {
            while (!over.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS)) {
                tell.accept(new Words.At(frames()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<StackTraceElement> frames() {
        var frames = new ArrayList<>(Arrays.asList(test.getStackTrace()));
        for (Thread thread : Leftovers.runningThreads()) {
            if (!before.contains(thread) && Leftovers.runs(underTest, thread)) {
                frames.addAll(Arrays.asList(thread.getStackTrace()));
            }
        }
        return frames;
    }

    @Override
    public void close() {
        over.countDown();
    }
}
