package dev.quintain.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class StayTest {
    private static final long MILLI = 1_000_000;
    private static final long LIMIT = 400;

    @Test
    void a_worker_that_computes_has_the_limit() {
        assertEquals(400, endsAfter(elapsed -> elapsed));
    }

    @Test
    void a_worker_with_several_threads_has_the_limit_by_the_clock() {
        assertEquals(400, endsAfter(elapsed -> 2 * elapsed));
    }

    @Test
    void a_worker_that_waits_has_four_times_the_limit() {
        assertEquals(1600, endsAfter(elapsed -> 0));
    }

    @Test
    void what_a_waiting_jvm_uses_makes_no_difference() {
        assertEquals(1600, endsAfter(elapsed -> 10 * (elapsed / 1000)));
    }

    @Test
    void a_worker_that_gets_the_tenth_part_of_a_processor_has_ten_times_as_long() {
        assertEquals(4050, endsAfter(elapsed -> 10 * (elapsed / 100)));
    }

    @Test
    void a_worker_that_gets_the_processor_now_and_then_does_not_wait() {
        assertEquals(10_450, endsAfter(elapsed -> 60 * (elapsed / 1500)));
    }

    @Test
    void a_worker_that_is_known_to_wait_has_the_limit_and_the_time_to_make_sure() {
        assertEquals(750, endsAfter(elapsed -> 0, elapsed -> 7000));
        assertEquals(300 + 750, endsAfter(elapsed -> Math.min(300, elapsed), elapsed -> 7000 + Math.min(300, elapsed)));
    }

    @Test
    void a_worker_that_is_known_to_be_kept_from_the_processor_has_four_times_the_limit() {
        assertEquals(1600, endsAfter(elapsed -> 0, elapsed -> 7000 + elapsed / 2));
    }

    @Test
    void a_worker_that_waits_after_computing_has_four_times_the_limit_from_then_on() {
        assertEquals(300 + 1600, endsAfter(elapsed -> Math.min(300, elapsed)));
    }

    /** Milliseconds until the stay is over, if it is looked at as often as the watchdog does. */
    private static long endsAfter(LongUnaryOperator cpuMillis) {
        return endsAfter(cpuMillis, elapsed -> RunQueue.UNKNOWN);
    }

    private static long endsAfter(LongUnaryOperator cpuMillis, LongUnaryOperator queuedMillis) {
        var stay = new Stay(0, 0);
        long elapsed = 0;
        while (true) {
            long queued = queuedMillis.applyAsLong(elapsed);
            long queuedNanos = queued == RunQueue.UNKNOWN ? queued : queued * MILLI;
            if (stay.isOver(
                    elapsed * MILLI, cpuMillis.applyAsLong(elapsed) * MILLI, () -> queuedNanos, LIMIT * MILLI)) {
                return elapsed - 50;
            }
            elapsed += 50;
        }
    }
}
