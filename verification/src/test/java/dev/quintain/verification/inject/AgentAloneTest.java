package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent in a JVM that somebody else started: what it counts, and how often. */
class AgentAloneTest {
    @TempDir
    Path folder;

    @Test
    void a_class_that_several_loaders_load_counts_once_and_one_that_nobody_loads_counts_too() throws Exception {
        SmallProject project = SmallProject.compile("odd/loaders", folder);
        var classPath = new ArrayList<>(project.junit());
        classPath.addAll(List.of(project.classes(), project.tests(), AgentRun.AGENT));

        String said = AgentRun.of("odd.LoadersTest", "classes=" + project.classes(), classPath, folder);

        assertTrue(said.contains("""
                *** Total number of instrumented method calls: 2
                *** Total number of executed method calls: 1
                *** Total number of executed catch blocks: 1
                *** Tests with uncovered catch blocks to execute: 0
                """), said);
        assertTrue(said.contains("failed: 0, passed: 1"), said);
    }
}
