package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with the input is said in one line, with what to do about it, and the exit code is 2. */
class BadInputTest {
    @TempDir
    Path folder;

    private SmallProject project;

    @BeforeEach
    void compile() throws IOException {
        project = SmallProject.compile("odd/failing", folder);
    }

    @Test
    void an_argument_that_the_jvm_does_not_know() {
        assertRefused(
                "the JVM for the tests does not start: Unrecognized option: -Xnonsense; check --jvm-args",
                project.inject("--jvm-args", "-Xnonsense"));
    }

    @Test
    void an_argument_that_the_jvm_does_not_take() {
        assertRefused(
                "the JVM for the tests does not start: Invalid maximum heap size: -Xmx1x; check --jvm-args",
                project.inject("--jvm-args", "-ea -Xmx1x"));
    }

    @Test
    void an_argument_that_is_none() {
        assertRefused(
                "the JVM for the tests does not start: Error: Could not find or load main class nonsense; check"
                        + " --jvm-args",
                project.inject("--jvm-args", "nonsense"));
    }

    @Test
    void a_pattern_that_is_none() {
        assertRefused(
                "--include ([ is no regular expression (Unclosed character class); it must match the full names of"
                        + " test classes",
                project.inject("--include", "(["));
        assertRefused(
                "--exclude *Test is no regular expression (Dangling meta character '*'); it must match the full names"
                        + " of test classes",
                project.inject("--exclude", "*Test"));
    }

    @Test
    void no_junit() {
        var alone = new SmallProject(project.classes(), project.tests(), List.of(), folder.resolve("out"));

        assertRefused(
                "no JUnit on the class path; add the jars that the tests are built with to --classpath",
                alone.inject());
    }

    @Test
    void no_engine() {
        List<Path> api = project.junit().stream()
                .filter(jar -> jar.getFileName().toString().startsWith("junit-jupiter-api"))
                .toList();
        var half = new SmallProject(project.classes(), project.tests(), api, folder.resolve("out"));

        assertRefused(
                "the class path has the interfaces of JUnit Jupiter but no engine to run tests; add"
                        + " org.junit.jupiter:junit-jupiter-engine to --classpath",
                half.inject());
    }

    @Test
    void no_jdk() {
        Path nothing = folder.resolve("nothing");

        assertRefused(
                "no JDK at " + nothing + " (bin/java and release should be there); --java takes the home folder of a"
                        + " JDK 17 or later",
                project.inject("--java", nothing.toString()));
    }

    private static void assertRefused(String message, CommandRun run) {
        assertEquals("quintain: " + message + System.lineSeparator(), run.err(), run::out);
        assertEquals(2, run.exitCode());
    }
}
