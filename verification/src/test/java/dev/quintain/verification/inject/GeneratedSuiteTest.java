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

/** Where nobody wrote a test, a suite that {@code generate} wrote serves as well. */
class GeneratedSuiteTest {
    @TempDir
    Path folder;

    @Test
    void exception_handlers_are_tested_under_a_generated_suite() throws IOException {
        SmallProject project = generated();

        CommandRun run = project.inject();

        assertEquals(
                List.of("Letter.java:29 an exception handler leads to another exception"),
                SmallProject.faults(run),
                run::out);
        assertTrue(run.out().contains("Tests with uncovered catch blocks to execute: 0\n"), run::out);
        assertFalse(run.out().contains("Not covered"), run::out);
        assertFalse(run.out().contains("fails without any injection"), run::out);
        assertEquals(1, run.exitCode());
    }

    /** The project with a suite of its own making. */
    private SmallProject generated() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        SmallProject.compile(Path.of("src", "inject", "generated", "main"), classes, List.of());
        Path written = folder.resolve("written");
        CommandRun generate = CommandRun.of(
                "generate",
                "--quiet",
                "--out",
                written.toString(),
                "--sequences",
                "60",
                "-cp",
                classes.toString(),
                "mail.Letter");
        assertEquals(0, generate.exitCode(), generate::err);
        Path tests = Files.createDirectories(folder.resolve("test-classes"));
        var needed = new ArrayList<>(SmallProject.ownJUnit());
        needed.add(classes);
        SmallProject.compile(written.resolve("tests"), tests, needed);
        return new SmallProject(classes, tests, SmallProject.ownJUnit(), folder.resolve("out"));
    }
}
