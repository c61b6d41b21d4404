package dev.quintain.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.quintain.runtime.BudgetExceeded.Kind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BudgetTest {
    @AfterEach
    void disarm() {
        Budget.disarm();
    }

    @Test
    void throws_at_the_first_step_beyond_the_limit_and_at_every_one_after() {
        Budget.arm(2, 100);

        Budget.step();
        Budget.step();

        assertNull(Budget.exhausted());
        assertEquals(
                Kind.STEPS, assertThrows(BudgetExceeded.class, Budget::step).kind());
        assertThrows(BudgetExceeded.class, Budget::step);
        assertEquals(Kind.STEPS, Budget.exhausted());
    }

    @Test
    void stops_the_steps_too_when_memory_is_used_up() {
        Budget.arm(1000, 100);

        Budget.array(25, 4);
        BudgetExceeded thrown = assertThrows(BudgetExceeded.class, () -> Budget.array(1, 1));

        assertEquals(Kind.ALLOCATION, thrown.kind());
        assertEquals(
                Kind.ALLOCATION,
                assertThrows(BudgetExceeded.class, Budget::step).kind());
    }

    @Test
    void leaves_negative_lengths_to_the_jvm() {
        Budget.arm(1000, 100);

        Budget.array(-1, 8);
        Budget.dimensions(new int[] {-1, 1000});
        Budget.repeat("x", -1);
        Budget.bits(-1);

        assertNull(Budget.exhausted());
    }

    @Test
    void charges_every_dimension_of_an_array_of_arrays() {
        Budget.arm(1000, 1000);
        Budget.dimensions(new int[] {10, 10});

        assertThrows(BudgetExceeded.class, () -> Budget.dimensions(new int[] {1000, 0}));

        Budget.arm(1000, Integer.MAX_VALUE);
        int huge = Integer.MAX_VALUE;
        assertThrows(BudgetExceeded.class, () -> Budget.dimensions(new int[] {huge, huge, huge}));
    }

    @Test
    void charges_repeated_text_by_its_product() {
        Budget.arm(1000, 1000);

        assertThrows(BudgetExceeded.class, () -> Budget.repeat("0123456789", Integer.MAX_VALUE));
    }

    @Test
    void arming_again_forgets_what_was() {
        Budget.poison();
        assertEquals(
                Kind.POISONED, assertThrows(BudgetExceeded.class, Budget::step).kind());

        Budget.arm(1, 1);

        assertNull(Budget.exhausted());
        Budget.step();
    }

    @Test
    void poison_ends_a_thread_that_was_left_running() throws InterruptedException {
        Budget.arm(Long.MAX_VALUE, 1);
        var looping = new Thread(() -> {
            for (; ; ) {
                Budget.step();
            }
        });
        looping.setUncaughtExceptionHandler((thread, thrown) -> {});
        looping.setDaemon(true);
        looping.start();
        looping.join(50);

        Budget.poison();
        looping.join(10_000);

        assertFalse(looping.isAlive());
        assertNotNull(Budget.exhausted());
    }
}
