package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.Summary.Event;
import dev.quintain.verification.crash.Summary.Reported;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A fault of ours ends a run early, and costs nothing of what was there or was found before. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class OurFaultTest {
    @TempDir
    Path folder;

    @Test
    void what_was_found_before_the_fault_is_reported() throws IOException {
        CommandRun run = runWithFault();

        assertEquals(CommandRun.OUR_FAULT, run.exitCode(), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("please report it: cannot start a worker: "), run.err());
        assertTrue(run.err().contains("no second worker today"), run.err());
        assertEquals(
                List.of("zoo.finds.FailsAnAssertion", "zoo.finds.KillsItsWorker"),
                run.summary().findings().stream().map(Reported::className).toList());
        assertTrue(Files.exists(
                run.folder().resolve(run.summary().findings().get(0).testFile())));
        assertTrue(
                run.summary().events().stream()
                        .map(Event::what)
                        .toList()
                        .toString()
                        .contains("ended early"),
                run.out());
    }

    @Test
    void the_stack_is_shown_if_asked_for() throws IOException {
        CommandRun run = runWithFault("--debug");

        assertTrue(run.err().contains("\tat dev.quintain.worker."), run.err());
    }

    @Test
    void a_run_that_did_not_begin_leaves_earlier_results_as_they_are() throws IOException {
        Path out = folder.resolve("out");
        CommandRun before = Zoo.run(out, List.of("zoo.finds.FailsAnAssertion"));
        Output results = Output.of(before);
        FakeJdk broken = FakeJdk.in(folder.resolve("jdk"), "exit 1");

        CommandRun run = Zoo.run(
                out,
                List.of("zoo.finds.FailsAnAssertion"),
                "--java",
                broken.home().toString());

        assertEquals(CommandRun.OUR_FAULT, run.exitCode(), run.err());
        assertEquals("", run.out());
        assertFalse(results.files().isEmpty());
        assertEquals(results, Output.of(before));
    }

    /** The first worker has the first finding and is then killed; the second does not start; the third confirms. */
    private CommandRun runWithFault(String... options) throws IOException {
        Path starts = folder.resolve("starts");
        FakeJdk jdk = FakeJdk.in(folder.resolve("jdk"), """
                echo start >> %1$s
                if [ $(grep -c start %1$s) = 2 ]; then echo no second worker today; exit 1; fi
                exec "$JAVA" "$@\"""".formatted(starts));
        var arguments = new java.util.ArrayList<>(List.of(options));
        arguments.addAll(List.of("--workers", "1", "--java", jdk.home().toString()));
        return Zoo.run(
                folder.resolve("out"),
                List.of("zoo.finds.FailsAnAssertion", "zoo.finds.KillsItsWorker", "zoo.passes.IsNotImplemented"),
                arguments.toArray(String[]::new));
    }
}
