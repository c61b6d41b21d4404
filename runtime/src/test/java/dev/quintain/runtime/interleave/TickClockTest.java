package dev.quintain.runtime.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class TickClockTest {
    private final TickClock clock = new TickClock();

    @Test
    void a_thread_whose_time_has_come_is_told_from_one_that_still_waits_for_it() throws InterruptedException {
        var thread = new Thread(() -> clock.await(2));
        assertEquals(Optional.empty(), clock.look(thread));
        thread.start();
        while (thread.getState() != Thread.State.WAITING) {
            LockSupport.parkNanos(1);
        }

        clock.tick();
        assertEquals(Optional.of(Sight.Condition.AWAITING_ITS_TICK), clock.look(thread));
        // It cannot leave before we do, as if it got no processor.
        synchronized (clock) {
            clock.tick();
            assertEquals(Optional.of(Sight.Condition.STARTING), clock.look(thread));
        }

        thread.join();
        assertEquals(Optional.empty(), clock.look(thread));
    }
}
