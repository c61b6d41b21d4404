package dev.quintain.run;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.engine.StopSignal;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TimedStopTest {
    private static final Duration LONG = Duration.ofDays(1);
    private static final int PATIENCE = 100;

    private final StopSignal other = new StopSignal();

    @Test
    void comes_when_time_is_up() throws InterruptedException {
        var come = new CountDownLatch(1);
        try (var stop = TimedStop.within(Duration.ofMillis(1), other)) {
            stop.signal().onStop(come::countDown);
            come.await();

            assertTrue(stop.signal().isStopped());
            assertFalse(other.isStopped());
        }
    }

    @Test
    void comes_when_the_other_signal_does() {
        try (var stop = TimedStop.within(LONG, other)) {
            other.stop();

            assertTrue(stop.signal().isStopped());
        }
    }

    @Test
    void does_not_come_when_the_run_is_over() {
        var stop = TimedStop.within(LONG, other);
        stop.close();
        other.stop();

        assertFalse(stop.signal().isStopped());
    }

    @Test
    void lets_go_of_what_waits_for_it_when_the_run_is_over() throws InterruptedException {
        WeakReference<Runnable> engine = runThatIsOver();
        for (int i = 0; i < PATIENCE && engine.get() != null; i++) {
            System.gc();
            Thread.sleep(i);
        }

        assertNull(engine.get());
        assertFalse(other.isStopped());
    }

    private WeakReference<Runnable> runThatIsOver() {
        try (var stop = TimedStop.within(LONG, other)) {
            Runnable engine = new CountDownLatch(1)::countDown;
            stop.signal().onStop(engine);
            return new WeakReference<>(engine);
        }
    }
}
