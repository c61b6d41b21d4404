package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figure 5 of the paper on a project of ours, with classes rewritten at load time and ahead of time. */
class Figure5Test {
    @TempDir
    Path folder;

    @Test
    void the_report_of_figure_5_with_m_plus_n_test_runs() throws IOException {
        SmallProject project = SmallProject.compile("figure5", folder);

        CommandRun run = project.inject();

        assertTrue(run.out().startsWith("""
                OK (29 tests)
                *** Total number of instrumented method calls: 37
                *** Total number of executed method calls: 32
                *** Total number of executed catch blocks: 20
                *** Tests with uncovered catch blocks to execute: 12

                OK (12 tests)
                *** Total number of executed method calls: 32
                *** Total number of executed catch blocks: 32
                *** Tests with uncovered catch blocks to execute: 0
                """), run::out);
        assertTrue(run.out().contains("test runs: 29 recorded + 12 injected = 41\n"), run::out);
        assertTrue(run.out().contains("besides: 6 plain runs of chosen tests, 0 retries"), run::out);
        assertEquals(0, run.exitCode(), run::err);
    }

    @Test
    void probes_ahead_of_time_have_the_same_effect_and_unchanged_classes_are_not_written() throws IOException {
        SmallProject project = SmallProject.compile("figure5", folder);
        Path instrumented = folder.resolve("instrumented");

        CommandRun instrument =
                CommandRun.of("inject", "instrument", project.classes().toString(), "--to", instrumented.toString());
        project.inject();
        List<String> atLoadTime = project.sites();
        project.inject("--instrumented", instrumented.toString());

        assertEquals(0, instrument.exitCode(), instrument::err);
        assertTrue(instrument.out().contains("calls: 37 (3 classes written"), instrument::out);
        assertTrue(instrument.out().contains("1 need no change"), instrument::out);
        assertFalse(Files.exists(instrumented.resolve("ledger/Store.class")));
        assertEquals(atLoadTime, project.sites());
    }

    @Test
    void the_agent_alone_tells_what_any_run_on_the_platform_covers() throws Exception {
        SmallProject project = SmallProject.compile("figure5", folder);
        var classPath = new ArrayList<>(project.junit());
        classPath.addAll(List.of(project.classes(), project.tests(), AgentRun.AGENT));

        String said = AgentRun.of("ledger.LedgerTest", "classes=" + project.classes(), classPath, folder);

        assertTrue(said.contains("""
                *** Total number of instrumented method calls: 37
                *** Total number of executed method calls: 32
                *** Total number of executed catch blocks: 20
                *** Tests with uncovered catch blocks to execute: 12
                """), said);
    }
}
