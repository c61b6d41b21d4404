package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Who hangs or ends the virtual machine in a handler has reached it, and who does so on the way has not. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EndsTest {
    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<String> sites = List.of();

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("ends", folder);
        run = project.inject();
        sites = project.sites();
    }

    @Test
    void each_outcome_says_whether_the_handler_was_reached() {
        assertEquals(
                List.of(
                        "hangs_in_handler: FAULT: hangs: the test does not end",
                        "hangs_before: FAULT: hangs: the test does not end; its handler was not reached",
                        "exits_in_handler: the virtual machine ended: exit code 3",
                        "halts_before: the virtual machine ended: exit code 4; its handler was not reached"),
                sites.stream()
                        .map(line -> line.replaceAll(".*\\tends\\.ReaderTest\\.(\\w+)\\t", "$1: "))
                        .toList(),
                run::out);
    }

    @Test
    void only_what_was_reached_is_covered() {
        assertTrue(run.out().contains("*** Total number of executed catch blocks: 2\n"), run::out);
        assertTrue(run.out().contains(" of ends.Reader, which was not reached\n"), run::out);
    }
}
