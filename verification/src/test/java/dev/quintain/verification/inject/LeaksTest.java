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
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What only the system sees: threads that go on, and files that others opened for the code under test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@EnabledOnOs(value = OS.LINUX, disabledReason = "other systems do not tell which files are open")
class LeaksTest {
    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<Path> junit = List.of();

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("leaks", folder);
        junit = project.junit();
        run = project.inject();
    }

    @Test
    void a_thread_and_a_file_are_told_and_nothing_that_ends_or_was_opened_afterwards() {
        assertEquals(
                List.of(
                        "Feed.java:20 leaves something open after an exception",
                        "Feed.java:61 leaves something open after an exception"),
                SmallProject.faults(run),
                run::out);
        assertTrue(run.out().contains("thread progress is left running"), run::out);
        assertTrue(run.out().matches("(?s).*file \\S+/price is left open.*"), run::out);
    }

    @Test
    void each_is_confirmed_by_one_run() {
        assertTrue(run.out().contains(", 2 confirmations in a fresh JVM"), run::out);
    }

    @Test
    void the_tests_that_were_written_show_them() throws Exception {
        Path classes = Files.createDirectories(folder.resolve("shown"));
        var needed = new ArrayList<>(junit);
        needed.addAll(List.of(AgentRun.AGENT, folder.resolve("classes"), folder.resolve("test-classes")));
        SmallProject.compile(folder.resolve("out").resolve("tests"), classes, needed);
        needed.add(classes);

        String said = AgentRun.of("shop.FeedInjectTest", "classes=" + folder.resolve("classes"), needed, folder);

        assertTrue(said.contains("failed: 2, passed: 0"), said);
    }
}
