package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All scripts, and all ways to wait, again and again while nobody has a processor for himself. */
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
    void not_one_outcome_differs(@TempDir Path folder) throws IOException {
        var scripts = new ArrayList<>(Table2Test.scripts());
        scripts.add(Files.writeString(folder.resolve("ways.conan"), WaysToWait.SCRIPT));
        scripts.add(Files.writeString(folder.resolve("more.conan"), WaysToWait.MORE));

        Interleaved run = Interleaved.run(Interleaved.CLASSES, scripts, "--repeat", TIMES);

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out());
        assertEquals(List.of(), Table2Test.notes(run));
        assertEquals(scripts.size(), run.each().size());
    }

    @Test
    void a_draft_is_the_same_each_time(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("draft.conan");
        var drafts = new HashSet<String>();
        for (int i = 0; i < 10; i++) {
            Drafts.write("ProducerConsumer", file);
            drafts.add(Files.readString(file));
        }

        assertEquals(1, drafts.size(), drafts.toString());
    }
}
