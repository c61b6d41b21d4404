package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Five faulty handlers beside right ones: each is found, named, and shown by a test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FaultsTest {
    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<Path> junit = List.of();

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("faults", folder);
        junit = project.junit();
        run = project.inject();
    }

    @Test
    void each_fault_is_named_as_what_it_is_and_nothing_else_is_reported() {
        assertEquals(
                List.of(
                        "Prices.java:51 leaves something open after an exception",
                        "Prices.java:63 an exception handler leads to another exception",
                        "Prices.java:76 hangs after an exception",
                        "Prices.java:87 swallows an interrupt",
                        "Prices.java:111 leaves broken state behind after an exception"),
                SmallProject.faults(run),
                run::out);
        assertEquals(1, run.exitCode());
    }

    @Test
    void each_fault_has_a_test_that_shows_it() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("shown"));
        var needed = new ArrayList<>(junit);
        needed.addAll(List.of(AgentRun.AGENT, folder.resolve("classes"), folder.resolve("test-classes")));
        SmallProject.compile(folder.resolve("out").resolve("tests"), classes, needed);
        needed.add(classes);

        String said = AgentRun.of("shop.PricesInjectTest", "classes=" + folder.resolve("classes"), needed, folder);

        assertTrue(said.contains("failed: 5, passed: 0"), said);
    }
}
