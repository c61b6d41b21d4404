package dev.quintain.agent;

import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.Words;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
    /** So that it is known of short tests, too, where their threads wait. */
    private static final long OFTEN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** So that a JVM whose test hangs does next to nothing, which is how it is known to hang. */
    private static final long RARELY_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** Pauses are at least so many times as long as looking: the test is hardly held up, however many threads there are. */
    private static final long REST = 20;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final List<String> TRANSFERS = List.of("java.io.", "java.net.", "sun.nio.ch.");

    private final Thread test = Thread.currentThread();
    private final CountDownLatch over = new CountDownLatch(1);
    private final Set<Thread> before = Leftovers.runningThreads();
    private final Predicate<String> underTest;
    private final Consumer<Words> tell;
    private final long shortestPause;
    private final Thread teller = new Thread(this::run, "whereabouts");

    /**
     * @param plain whether nothing fails that would not fail otherwise, so that where threads wait is what they always do
     */
    Whereabouts(Predicate<String> underTest, boolean plain, Consumer<Words> tell) {
        this.underTest = underTest;
        this.shortestPause = plain ? OFTEN_NANOS : RARELY_NANOS;
        this.tell = tell;
        teller.setDaemon(true);
        teller.start();
    }

    private void run() {
        try {
            Words.At told = null;
            long pause = shortestPause;
            while (!over.await(pause, TimeUnit.NANOSECONDS)) {
                // By the clock, looking takes long on a busy machine, and a short test would be over before the next
                // look.
                long begun = THREADS.getCurrentThreadCpuTime();
                var at = new Words.At(place(test), others());
                long taken = THREADS.getCurrentThreadCpuTime() - begun;
                pause = Math.min(RARELY_NANOS, Math.max(shortestPause, REST * taken));
                if (!at.equals(told)) {
                    tell.accept(at);
                    told = at;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<Place> others() {
        return Leftovers.runningThreads().stream()
                .filter(thread -> !before.contains(thread) && Leftovers.runs(underTest, thread))
                .map(Whereabouts::place)
                .toList();
    }

    private static Place place(Thread thread) {
        // Classes of lambdas have other names in every JVM.
        List<StackTraceElement> frames = Arrays.stream(thread.getStackTrace())
                .filter(frame -> !frame.getClassName().contains("$$Lambda"))
                .toList();
        boolean waits = switch (thread.getState()) {
            case WAITING, TIMED_WAITING -> true;
            // To the platform, who waits for a byte runs.
            case RUNNABLE -> !frames.isEmpty() && isTransfer(frames.get(0));
            case NEW, BLOCKED, TERMINATED -> false;
        };
        return new Place(waits, frames);
    }

    private static boolean isTransfer(StackTraceElement top) {
        return top.isNativeMethod() && TRANSFERS.stream().anyMatch(top.getClassName()::startsWith);
    }

    /** What is told after that would be taken for the next test's. */
    @Override
    public void close() {
        over.countDown();
        try {
            teller.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
