package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same seed and the same number of tests give the same files, however many workers there are. */
class DeterminismTest {
    @TempDir
    Path folder;

    @Test
    void a_second_run_gives_the_same_files_with_as_many_workers_and_with_one() throws IOException {
        CommandRun again = Runs.runExamples(folder.resolve("again"));
        CommandRun alone = Runs.runExamples(folder.resolve("alone"), "--workers", "1");

        assertEquals(Output.of(Runs.examples()), Output.of(again));
        assertEquals(Output.of(Runs.examples()), Output.of(alone));
    }
}
