package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LookoutTest {
    /** Hands on from thread to thread: each is a moment in which all of them seem to wait. */
    private static final int HANDOVERS = 5000;

    private final CountDownLatch never = new CountDownLatch(1);
    private Lookout lookout;

    @BeforeEach
    void open() throws IOException {
        lookout = Lookout.open(never::countDown);
    }

    @AfterEach
    void takeAwayPoison() {
        Budget.disarm();
    }

    @Test
    void who_waits_alone_is_roused() {
        lookout.begin();
        assertThrows(InterruptedException.class, never::await);
        List<StackTraceElement> place = lookout.end();

        assertTrue(
                place.stream().anyMatch(frame -> frame.getMethodName().equals("who_waits_alone_is_roused")),
                place::toString);
    }

    @Test
    void the_next_one_knows_nothing_of_it() throws Exception {
        lookout.begin();
        assertThrows(InterruptedException.class, never::await);
        Thread.currentThread().interrupt();
        lookout.end();

        lookout.begin();
        assertFalse(Thread.currentThread().isInterrupted());
        assertFalse(never.await(50, TimeUnit.MILLISECONDS));
        assertEquals(List.of(), lookout.end());
    }

    @Test
    void who_waits_on_finds_the_next_step_fail() {
        lookout.begin();
        assertThrows(BudgetExceeded.class, this::waitOn);

        assertFalse(lookout.end().isEmpty());
    }

    private void waitOn() {
        while (never.getCount() > 0) {
            try {
                never.await();
            } catch (InterruptedException e) {
                Budget.step();
            }
        }
    }

    @Test
    void who_takes_no_step_either_is_lost() {
        lookout.begin();
        while (never.getCount() > 0) {
            try {
                never.await();
            } catch (InterruptedException e) {
                // and again
            }
        }

        assertFalse(lookout.end().isEmpty());
        assertEquals(0, never.getCount());
    }

    @Test
    void threads_that_wait_for_each_other_help_nobody() {
        lookout.begin();
        Thread other = new Thread(() -> assertThrows(InterruptedException.class, never::await));
        other.start();
        assertThrows(InterruptedException.class, other::join);

        assertFalse(lookout.end().isEmpty());
        other.interrupt();
    }

    @Test
    void who_will_be_woken_is_left_alone() throws InterruptedException {
        var some = new CountDownLatch(1);
        lookout.begin();
        Thread other = new Thread(() -> {
            sleep(300);
            some.countDown();
        });
        other.start();
        some.await();

        assertEquals(List.of(), lookout.end());
    }

    @Test
    void who_sleeps_is_left_alone() {
        lookout.begin();
        sleep(300);

        assertEquals(List.of(), lookout.end());
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_moment_in_which_all_wait_is_not_for_ever() throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        ExecutorService other = Executors.newSingleThreadExecutor();
        lookout.begin();
        for (int i = 0; i < HANDOVERS; i++) {
            int number = i;
            assertEquals(i, one.submit(() -> other.submit(() -> number).get()).get());
        }

        assertEquals(List.of(), lookout.end());
        one.shutdown();
        other.shutdown();
    }
}
