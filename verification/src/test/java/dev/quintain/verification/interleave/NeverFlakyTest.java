package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All scripts again and again while nobody has a processor for himself. */
@Tag("slow")
class NeverFlakyTest {
    private static final String TIMES = System.getProperty("quintain.repeat", "1000");

    private final AtomicBoolean over = new AtomicBoolean();
    private final List<Thread> load = new ArrayList<>();

    @BeforeEach
    void keep_all_processors_busy() {
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            var thread = new Thread(() -> {
                while (!over.get()) {
                    Thread.onSpinWait();
                }
            });
            load.add(thread);
            thread.start();
        }
    }

    @AfterEach
    void let_them_rest() throws InterruptedException {
        over.set(true);
        for (Thread thread : load) {
            thread.join();
        }
    }

    @Test
    void not_one_outcome_differs() {
        Interleaved run = Interleaved.run(Interleaved.CLASSES, Table2Test.scripts(), "--repeat", TIMES);

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out());
        assertEquals(List.of(), Table2Test.notes(run));
    }
}
