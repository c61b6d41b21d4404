package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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

    @Test
    void random_numbers_are_the_same_in_a_second_run_and_no_message_tells_them() throws IOException {
        List<String> classes = List.of("zoo.passes.DrawsLots", "zoo.finds.FailsWithARandomNumber");

        CommandRun run = Zoo.run(folder.resolve("run"), classes);
        CommandRun again = Zoo.run(folder.resolve("again"), classes, "--workers", "1");

        assertEquals(Output.of(run), Output.of(again));
        assertFalse(run.out().contains("number"), run.out());
    }
}
