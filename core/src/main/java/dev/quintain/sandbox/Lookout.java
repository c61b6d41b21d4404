package dev.quintain.sandbox;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.Guard;
import dev.quintain.runtime.Traces;
import dev.quintain.sandbox.TestThreads.Standstill;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Looks out for a test that waits for what nobody will ever do, and rouses it. It is not time that tells: the thread of the
 * test and all others that could wake it are in waits without an end, a moment later they are in the same ones, and
 * none of them was ready to run in between. So the same tests are roused on every machine.
 *
 * <p>A test that does not heed an interrupt finds its next step fail. One that waits in the JDK all the same is lost.
 *
 * <p>Belongs to the thread that runs the tests, but for a thread of its own that looks.
 */
public final class Lookout {
    private static final long NO_TEST = 0;

    private static final long POLL_MILLIS = 10;

    /** Between two looks at a test that seems to wait. */
    private static final long MOMENT_MILLIS = 2;

    /** So many moments have to pass where nobody tells which threads are ready to run. */
    private static final int MOMENTS_IN_THE_DARK = 100;

    private static final int MOST_CALLS = 3;

    private final Thread test = Thread.currentThread();
    private final TestThreads threads = new TestThreads();
    private final ReadyThreads ready = new ReadyThreads();
    private final Object rousing = new Object();
    private final Runnable lost;

    private long begun = NO_TEST;
    private volatile long running = NO_TEST;
    /** The test that was called last, or was about to be when it ended. */
    private volatile long called = NO_TEST;

    private int calls;
    private List<StackTraceElement> place = List.of();

    private Lookout(Runnable lost) throws IOException {
        this.lost = lost;
    }

    /**
     * Begins to look out for the tests that the thread will run that asks.
     *
     * @param lost told when a test cannot be roused
     */
    public static Lookout open(Runnable lost) throws IOException {
        var lookout = new Lookout(lost);
        Thread thread = new Thread(lookout::stand, "lookout");
        thread.setDaemon(true);
        Guard.register(thread);
        thread.start();
        // It is ours; no test left it behind.
        Traces.takeThreads();
        return lookout;
    }

    /** A test begins. */
    public void begin() {
        running = ++begun;
    }

    /**
     * The test has ended.
     *
     * @return where it waited, innermost first, if it had to be roused; else empty
     */
    public List<StackTraceElement> end() {
        running = NO_TEST;
        if (called != begun) {
            return List.of();
        }
        // Whoever calls it just now is to be done with that.
        synchronized (rousing) {
            Thread.interrupted();
            return place;
        }
    }

    private void stand() {
        try {
            long before = NO_TEST;
            while (true) {
                long now = running;
                if (now != NO_TEST && now == before && TestThreads.isForEver(test.getState())) {
                    watch(now);
                }
                before = now;
                Thread.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void watch(long number) throws InterruptedException {
        if (called != number) {
            calls = 0;
        }
        if (calls <= MOST_CALLS && isStill()) {
            rouse(number);
        }
    }

    private boolean isStill() throws InterruptedException {
        Optional<Standstill> before = threads.standstill();
        boolean still = before.isPresent();
        int moments = ready.areKnown() ? 1 : MOMENTS_IN_THE_DARK;
        for (int i = 0; i < moments && still; i++) {
            Thread.sleep(MOMENT_MILLIS);
            still = !ready.areAny() && threads.standstill().equals(before);
        }
        return still;
    }

    private void rouse(long number) {
        synchronized (rousing) {
            called = number;
            boolean waiting = running == number;
            if (calls == 0) {
                place = waiting ? List.of(test.getStackTrace()) : List.of();
            }
            if (waiting) {
                call();
            }
        }
    }

    private void call() {
        if (calls == MOST_CALLS) {
            lost.run();
        } else if (calls > 0) {
            Budget.poison();
        }
        test.interrupt();
        calls++;
    }
}
