package dev.quintain.runtime.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.CharBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The API that tests written by hand use. */
class InterleavingTest {
    private final Interleaving test = new Interleaving();

    @Test
    void steps_come_in_the_order_of_ticks_whatever_the_order_in_which_they_were_said() {
        List<String> calls = Collections.synchronizedList(new ArrayList<>());
        test.at(3, "a").calls(() -> calls.add("third"));
        test.at(1, "a").calls(() -> calls.add("first"));
        test.at(2, "b").calls(() -> calls.add("second"));

        test.verify();

        assertEquals(List.of("first", "second", "third"), calls);
    }

    @Test
    void a_call_that_is_late_makes_the_next_of_its_thread_late() {
        var semaphore = new Semaphore(0);
        test.at(1, "waiter").calls(() -> semaphore.acquire()).completesAt(3);
        test.at(2, "waiter").calls(() -> 1).returns(1).completesAt(3);
        test.at(3, "other").calls(() -> semaphore.release());

        test.verify();
    }

    @Test
    void a_wrong_value_is_told() {
        test.at(1, "a").calls(() -> 'b').returns('a');

        assertEquals("is 'b', not 'a'", onlyFault().message());
    }

    @Test
    void numbers_of_different_types_are_the_same_if_they_are_equal() {
        test.at(1, "a").calls(() -> 3L).returns(3);
        test.at(2, "a").calls(() -> 97).returns('a');
        test.at(3, "a").calls(() -> 1.5f).returns(1.5);
        test.at(4, "a").calls(() -> new int[] {1, 2}).returns(new int[] {1, 2});

        test.verify();
    }

    @Test
    void a_value_that_looks_the_same_is_told_with_its_type() {
        test.at(1, "a").calls(() -> CharBuffer.wrap("x")).returns("x");

        assertEquals(
                "is \"x\" (java.nio.StringCharBuffer), not \"x\" (java.lang.String)",
                onlyFault().message());
    }

    @Test
    void an_exception_is_told_with_its_stack() {
        test.at(1, "a").calls(() -> {
            throw new IllegalStateException("no");
        });

        Fault fault = onlyFault();

        assertEquals("throws java.lang.IllegalStateException: no", fault.message());
        assertEquals("java.lang.IllegalStateException", fault.exception());
        assertTrue(fault.stack().size() > 0);
    }

    @Test
    void an_exception_that_does_not_come_is_told() {
        test.at(1, "a").calls(() -> 1).fails(IllegalStateException.class);

        assertEquals(
                "throws nothing, not java.lang.IllegalStateException",
                onlyFault().message());
    }

    @Test
    void another_exception_is_told() {
        test.at(1, "a")
                .calls(() -> {
                    throw new IllegalArgumentException("no");
                })
                .fails(IllegalStateException.class);

        assertEquals(
                "throws java.lang.IllegalArgumentException: no, not java.lang.IllegalStateException",
                onlyFault().message());
    }

    @Test
    void an_exception_that_escapes_ends_its_thread_only() {
        var semaphore = new Semaphore(0);
        test.at(1, "a").runs(check -> {
            throw new IllegalStateException("no");
        });
        test.at(2, "a").runs(check -> semaphore.release());
        test.at(2, "b").calls(() -> semaphore.availablePermits()).returns(0);

        assertEquals("throws java.lang.IllegalStateException: no", onlyFault().message());
    }

    @Test
    void each_wake_up_time_is_taken_once() {
        var semaphore = new Semaphore(0);
        WakeTimes times = WakeTimes.of(3, 4);
        test.at(1, "a").calls(() -> semaphore.acquire()).completesAtOneOf(times);
        test.at(2, "b").calls(() -> semaphore.acquire()).completesAtOneOf(times);
        test.at(3, "c").calls(() -> semaphore.release(2));
        test.ticks(4);

        assertEquals("the call completed at time 3, not 4", onlyFault().message());
    }

    @Test
    void setup_that_throws_is_told_and_nothing_runs() {
        test.shares(new Shared() {
            @Override
            public void setup() {
                throw new IllegalStateException("not today");
            }
        });
        test.at(1, "a").calls(() -> 1);

        Outcome outcome = test.run();

        assertEquals(0, outcome.testCases());
        assertEquals("setup()", outcome.faults().get(0).code());
    }

    @Test
    void setup_that_is_suspended_holds_nothing_up() {
        test.shares(new Shared() {
            @Override
            public void setup() throws InterruptedException {
                new Semaphore(0).acquire();
            }
        });
        test.at(1, "a").calls(() -> 1);

        Fault fault = onlyFault();

        assertEquals(Fault.Kind.LIVENESS, fault.kind());
        assertEquals("setup()", fault.code());
        assertTrue(fault.message().startsWith("still waits in "), fault.message());
    }

    @Test
    void teardown_that_is_held_up_by_a_thread_that_spins_is_told() {
        var lock = new Object();
        var over = new AtomicBoolean();
        test.tickTime(Duration.ofMillis(20)).shares(new Shared() {
            @Override
            public void teardown() {
                synchronized (lock) {
                    lock.notifyAll();
                }
            }
        });
        test.at(1, "spinner").calls(() -> {
            synchronized (lock) {
                while (!over.get()) {
                    Thread.onSpinWait();
                }
            }
        });

        List<Fault> faults = test.run().faults();
        over.set(true);

        assertEquals(2, faults.size(), faults.toString());
        assertEquals("teardown()", faults.get(1).code());
        assertTrue(faults.get(1).message().startsWith("is held up by thread spinner"), faults.toString());
    }

    @Test
    void setup_may_take_longer_than_a_tick() {
        test.tickTime(Duration.ofMillis(10)).shares(new Shared() {
            @Override
            public void setup() throws InterruptedException {
                Thread.sleep(100);
            }
        });
        test.at(1, "a").calls(() -> 1);

        test.verify();
    }

    @Test
    void teardown_comes_last_and_may_throw_too() {
        test.shares(new Shared() {
            @Override
            public void teardown() {
                throw new IllegalStateException("stuck");
            }
        });
        test.at(1, "a").calls(() -> 1);

        Fault fault = onlyFault();

        assertEquals("teardown()", fault.code());
        assertEquals(2, fault.time());
    }

    @Test
    void the_wall_clock_ticks_whether_or_not_all_is_quiet() {
        test.pace(Pace.WALL).tickTime(Duration.ofMillis(20));
        var stop = new AtomicBoolean();
        test.at(1, "spinner").calls(() -> {
            while (!stop.get()) {
                Thread.onSpinWait();
            }
        });
        test.at(2, "other").calls(() -> stop.set(true));
        // However busy the machine, they will get their turn by then.
        test.ticks(50);

        Outcome outcome = test.run();

        assertEquals(List.of(), outcome.faults());
        assertEquals(List.of(), outcome.notes());
    }

    @Test
    void without_a_kernel_to_ask_a_settle_time_decides_and_is_named() {
        test.withoutKernel();
        var semaphore = new Semaphore(0);
        test.at(1, "a").calls(() -> semaphore.acquire());
        test.at(2, "b").calls(() -> semaphore.release());
        test.ticks(20);

        Outcome outcome = test.run();

        assertEquals(List.of(), outcome.faults());
        assertEquals(
                List.of("the system does not say whether thread a sleeps; the clock gave it a settle time of 50 ms at"
                        + " each tick"),
                outcome.notes());
    }

    @Test
    void who_wants_to_know_is_told_of_each_quiet_moment() {
        var semaphore = new Semaphore(0);
        List<String> seen = new ArrayList<>();
        test.whenQuiet(tick -> seen.add(tick + ": " + semaphore.getQueueLength()));
        test.at(1, "a").calls(() -> semaphore.acquire());
        test.at(2, "b").calls(() -> semaphore.acquire());
        test.at(3, "c").calls(() -> semaphore.release(2));

        test.verify();

        assertEquals(List.of("1: 1", "2: 2", "3: 0"), seen);
    }

    @Test
    void there_is_no_tick_before_the_first() {
        assertThrows(IllegalArgumentException.class, () -> test.at(0, "a"));
    }

    private Fault onlyFault() {
        List<Fault> faults = test.run().faults();
        assertEquals(1, faults.size(), faults.toString());
        return faults.get(0);
    }
}
