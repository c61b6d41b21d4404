package dev.quintain.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
class RunQueueTest {
    @Test
    @EnabledOnOs(OS.LINUX)
    void a_process_that_waits_is_known_to_have_been_let_to_run() throws Exception {
        Process process = new ProcessBuilder("sleep", "60").start();
        try {
            var queue = new RunQueue(process.pid());
            while (queue.nanos() <= 0) {
                Thread.sleep(10);
            }
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void while_one_is_ready_to_run_nothing_is_known() {
        // This thread is.
        assertEquals(RunQueue.UNKNOWN, new RunQueue(ProcessHandle.current().pid()).nanos());
    }

    @Test
    void of_one_that_is_not_there_nothing_is_known() {
        assertEquals(RunQueue.UNKNOWN, new RunQueue(Long.MAX_VALUE).nanos());
    }
}
