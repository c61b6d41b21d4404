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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project that has JUnit 4 alone gets tests of JUnit 4. */
class OldReproducersTest {
    private static final Path ENGINE = AgentRun.AGENT.resolveSibling("junit4");

    @TempDir
    Path folder;

    @Test
    void a_fault_of_a_project_with_junit_4_has_a_test_of_junit_4_that_shows_it() throws Exception {
        SmallProject project = SmallProject.compile("careless", folder, SmallProject.ownJUnit4());
        CommandRun run = project.inject();
        Path written = folder.resolve("out/tests/shop/LabelInjectTest.java");
        var classPath = new ArrayList<>(project.junit());
        classPath.addAll(List.of(AgentRun.AGENT, project.classes(), project.tests()));

        assertEquals(
                List.of("Label.java:13 an exception handler leads to another exception"),
                SmallProject.faults(run),
                run::out);
        assertFalse(Files.readString(written).contains("jupiter"));
        Path classes = Files.createDirectories(folder.resolve("shown"));
        SmallProject.compile(written, classes, classPath);
        classPath.addAll(engine());
        classPath.add(classes);
        String said = AgentRun.of("shop.LabelInjectTest", "classes=" + project.classes(), classPath, folder);
        assertTrue(said.contains("leads to java.lang.NullPointerException"), said);
        assertTrue(said.contains("failed: 1, passed: 0"), said);
    }

    /** As the head of the written test says. */
    private static List<Path> engine() throws IOException {
        try (Stream<Path> jars = Files.list(ENGINE)) {
            return jars.map(Path::toAbsolutePath).sorted().toList();
        }
    }
}
