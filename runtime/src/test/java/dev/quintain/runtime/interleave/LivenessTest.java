package dev.quintain.runtime.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Threads that are still at it when all ticks are over. */
class LivenessTest {
    private final Interleaving test = new Interleaving();

    @Test
    void a_thread_that_waits_is_told_with_the_time_of_its_call_and_its_stack() {
        var latch = new CountDownLatch(1);
        test.at(2, "waiter").calls(() -> latch.await()).completesAt(3);
        test.ticks(4);

        Outcome outcome = test.run();

        Fault fault = outcome.faults().get(0);
        assertEquals(1, outcome.faults().size());
        assertEquals(Fault.Kind.LIVENESS, fault.kind());
        assertEquals(2, fault.time());
        assertEquals("waiter", fault.thread());
        assertTrue(fault.message().startsWith("still waits in "), fault.message());
        assertTrue(
                fault.stack().stream().anyMatch(frame -> frame.getMethodName().equals("await")), fault.toString());
        assertEquals(List.of(), outcome.leftBehind());
    }

    @Test
    void a_check_counts_when_it_begins() {
        var latch = new CountDownLatch(1);
        test.at(1, "waiter").calls(() -> latch.await()).completesAt(1);

        assertEquals(1, test.run().testCases());
    }

    @Test
    void a_thread_that_ends_when_it_is_interrupted_adds_no_further_fault() {
        test.at(1, "waiter").runs(check -> {
            check.begin(1, "first");
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                check.threw(e);
            } finally {
                check.end();
            }
            check.begin(2, "second");
            check.equal(1, 2);
        });

        Outcome outcome = test.run();

        assertEquals(1, outcome.faults().size(), outcome.toString());
        assertEquals(1, outcome.testCases());
    }

    @Test
    void a_thread_that_swallows_interrupts_is_left_behind_and_named() {
        test.at(1, "deaf").calls(LivenessTest::waitDeafly);

        Outcome outcome = test.run();

        assertEquals(List.of("deaf"), outcome.leftBehind());
        assertEquals(1, outcome.count(Fault.Kind.LIVENESS));
    }

    private static synchronized void waitDeafly() throws InterruptedException {
        while (true) {
            try {
                LivenessTest.class.wait();
            } catch (InterruptedException swallowed) {
                // as the monitors of the paper do
            }
        }
    }

    @Test
    void a_thread_that_spins_for_ever_is_left_behind_as_well() {
        var over = new CountDownLatch(1);
        test.tickTime(Duration.ofMillis(20));
        test.at(1, "spinner").calls(() -> {
            while (over.getCount() > 0) {
                Thread.onSpinWait();
            }
        });

        Outcome outcome = test.run();
        over.countDown();

        assertEquals(List.of("spinner"), outcome.leftBehind());
        assertTrue(outcome.faults().get(0).message().startsWith("still runs in "), outcome.toString());
    }

    @Test
    void the_virtual_machine_ends_though_threads_were_left_behind() throws Exception {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        place(Interleaving.class) + File.pathSeparator + place(LeavesThreadsBehind.class),
                        LeavesThreadsBehind.class.getName())
                .redirectErrorStream(true);
        // A JVM says that it has picked these up.
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        Process process = builder.start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals("[deaf, spinner] are daemons: true", told.strip());
        assertEquals(0, process.waitFor());
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** Comes to its end with two threads that never do. */
    static final class LeavesThreadsBehind {
        private LeavesThreadsBehind() {}

        public static void main(String[] arguments) {
            List<Thread> threads = new CopyOnWriteArrayList<>();
            var test = new Interleaving().tickTime(Duration.ofMillis(20));
            test.at(1, "deaf").calls(() -> {
                threads.add(Thread.currentThread());
                waitDeafly();
            });
            test.at(2, "spinner").calls(() -> {
                threads.add(Thread.currentThread());
                while (threads.size() > 0) {
                    Thread.onSpinWait();
                }
            });
            System.out.println(test.run().leftBehind() + " are daemons: "
                    + threads.stream().allMatch(thread -> thread.isAlive() && thread.isDaemon()));
        }
    }

    @Test
    void threads_that_wait_for_each_other_are_told_with_who_has_the_lock() {
        var one = new ReentrantLock();
        var other = new ReentrantLock();
        test.at(1, "a").calls(() -> one.lock());
        test.at(2, "b").calls(() -> other.lock());
        test.at(3, "a").calls(() -> other.lockInterruptibly());
        test.at(4, "b").calls(() -> one.lockInterruptibly());

        List<Fault> faults = test.run().faults();

        assertTrue(faults.get(0).message().startsWith("is held up by thread b"), faults.toString());
        assertTrue(faults.get(1).message().startsWith("is held up by thread a"), faults.toString());
        assertEquals(List.of(3, 4), faults.stream().map(Fault::time).toList());
    }

    @Test
    void verify_tells_everything_in_its_error() {
        test.at(1, "waiter").calls(() -> new CountDownLatch(1).await());
        test.at(1, "liar").calls(() -> 1).returns(2).completesAt(3);

        String told = assertThrows(AssertionError.class, test::verify).getMessage();

        assertTrue(told.contains("liveness error at time 1, thread waiter: still waits in "), told);
        assertTrue(told.contains("value error at time 1, thread liar: is 1, not 2"), told);
        assertTrue(told.contains("value error at time 1, thread liar: the call completed at time 1, not 3"), told);
    }
}
