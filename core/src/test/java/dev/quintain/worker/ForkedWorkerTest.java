package dev.quintain.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ForkedWorkerTest {
    private static final WorkerOptions OPTIONS = WorkerOptions.standard();
    private static final String UNOPENABLE = "a worker failed: java.lang.IllegalStateException: not in ";

    @Test
    void a_program_answers_its_requests() throws WorkerDied {
        var answers = new ArrayList<Serializable>();
        try (ForkedWorker worker = ForkedWorker.start(OPTIONS, new Echo())) {
            worker.run("one", answers::add);
            worker.run("two", answers::add);
        }

        assertEquals(List.of("one", "two"), answers);
    }

    @Test
    void a_worker_whose_program_cannot_be_opened_leaves_nothing_behind() {
        WorkerFault fault = assertThrows(WorkerFault.class, () -> ForkedWorker.start(OPTIONS, new Unopenable()));

        String message = String.valueOf(fault.getMessage());
        assertTrue(message.startsWith(UNOPENABLE), message);
        assertTrue(String.valueOf(fault.getCause()).contains("\tat " + Unopenable.class.getName()));
        assertFalse(Files.exists(Path.of(message.substring(UNOPENABLE.length()))));
        assertFalse(ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive));
        assertFalse(Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals("watchdog")));
    }

    @Test
    void a_jvm_that_does_not_start_is_told_with_what_it_said() {
        var options = new WorkerOptions(OPTIONS.javaHome(), 1, OPTIONS.testLimit());

        WorkerFault fault = assertThrows(WorkerFault.class, () -> ForkedWorker.start(options, new Echo()));

        String message = String.valueOf(fault.getMessage());
        assertTrue(message.startsWith("cannot start a worker: it ended at once; it said: "), message);
        assertEquals(1, message.lines().count());
    }

    @Test
    void nothing_is_taken_from_a_worker_but_plain_values() throws WorkerDied {
        try (ForkedWorker worker = ForkedWorker.start(OPTIONS, new Echo())) {
            WorkerFault fault = assertThrows(WorkerFault.class, () -> worker.run("a url", answer -> {}));

            assertTrue(String.valueOf(fault.getMessage()).startsWith("cannot talk with a worker: "));
        }
    }

    @Test
    void only_tests_are_held_to_the_limit_of_tests() throws WorkerDied {
        var options = new WorkerOptions(OPTIONS.javaHome(), OPTIONS.heapMegabytes(), Duration.ofMillis(100));
        var answers = new ArrayList<Serializable>();
        try (ForkedWorker worker = ForkedWorker.start(options, new Busy())) {
            worker.run("before any test", answers::add);

            WorkerDied death = assertThrows(WorkerDied.class, () -> worker.run("in a test", answers::add));

            assertEquals(WorkerDied.Reason.HUNG, death.reason());
        }
        assertEquals(List.of("before any test"), answers);
    }

    /** Is busy for ten times the limit, in processor time, as the limit is. */
    private record Busy() implements Program {
        @Override
        public Session open(Parent parent) {
            return request -> {
                if (request.equals("in a test")) {
                    parent.testing(1);
                }
                var threads = ManagementFactory.getThreadMXBean();
                long begun = threads.getCurrentThreadCpuTime();
                while (threads.getCurrentThreadCpuTime() - begun < 1_000_000_000) {
                    Thread.onSpinWait();
                }
                parent.send(request);
            };
        }
    }

    @Test
    void a_fault_ends_the_work_and_keeps_what_came_before() {
        var answers = new ArrayList<Serializable>();
        try (var crew = new Crew(1, OPTIONS, new Echo())) {
            crew.workUntilFault(List.of(job("one", answers), job("fail", answers), job("never", answers)));

            assertEquals(List.of("one"), answers);
            assertEquals(
                    "a worker failed: java.lang.IllegalStateException: as told",
                    crew.fault().orElseThrow().getMessage());
        }
    }

    @Test
    void elsewhere_there_are_other_threads_processors_and_memory() throws WorkerDied {
        List<Serializable> here = surroundings(OPTIONS);
        List<Serializable> elsewhere = surroundings(OPTIONS.asElsewhere());

        assertEquals(here, surroundings(OPTIONS));
        for (int i = 0; i < here.size(); i++) {
            assertNotEquals(here.get(i), elsewhere.get(i));
        }
    }

    private static List<Serializable> surroundings(WorkerOptions options) throws WorkerDied {
        var answers = new ArrayList<Serializable>();
        try (ForkedWorker worker = ForkedWorker.start(options, new Surroundings())) {
            worker.run("tell", answers::add);
        }
        return answers;
    }

    private static long numberOf(String thread) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(each -> each.getName().equals(thread))
                .mapToLong(Thread::getId)
                .sum();
    }

    private record Surroundings() implements Program {
        @Override
        public Session open(Parent parent) {
            return request -> {
                parent.send(Thread.activeCount());
                parent.send(Thread.currentThread().getThreadGroup().activeGroupCount());
                parent.send(Thread.currentThread().getName());
                parent.send(numberOf("listener"));
                parent.send(Runtime.getRuntime().availableProcessors());
                parent.send(Runtime.getRuntime().maxMemory());
            };
        }
    }

    private static Consumer<WorkerSlot> job(String request, List<Serializable> answers) {
        return slot -> {
            try {
                slot.run(request, answers::add);
            } catch (WorkerDied e) {
                throw new AssertionError(e);
            }
        };
    }

    record Echo() implements Program {
        @Override
        public Session open(Parent parent) {
            return request -> {
                if (request.equals("fail")) {
                    throw new IllegalStateException("as told");
                }
                parent.send(request.equals("a url") ? new java.net.URL("file:/") : request);
            };
        }
    }

    record Unopenable() implements Program {
        @Override
        public Session open(Parent parent) {
            throw new IllegalStateException("not in " + Path.of("").toAbsolutePath());
        }
    }
}
