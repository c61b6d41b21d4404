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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What options bring out that is not there without them. */
class OptionsTest {
    private static final String[] ALL = {
        "--scope", "stack", "--also", "java.io.UncheckedIOException", "--short", "--tests-per-site", "all"
    };

    private static final List<String> FAULTS = List.of(
            "Loader.java:23 leaves something open after an exception",
            "Loader.java:31 an exception handler leads to another exception",
            "Loader.java:32 an exception handler leads to another exception",
            "Loader.java:33 an exception handler leads to another exception",
            "Loader.java:44 an exception handler leads to another exception",
            "Loader.java:55 does not cope with a short read or write");

    @TempDir
    Path folder;

    private SmallProject project;

    @BeforeEach
    void compile() throws IOException {
        project = SmallProject.compile("options", folder);
    }

    @Test
    void without_options_nothing_is_found_and_the_log_has_no_trace_of_what_was_injected() throws IOException {
        CommandRun run = project.inject();

        assertEquals(0, run.exitCode(), run::out);
        assertFalse(project.log().contains("injected by quintain"), project.log());
    }

    @Test
    void all_options_together_find_all_six_each_with_a_test_that_shows_it() throws Exception {
        CommandRun run = project.inject(ALL);
        List<String> shown = shown();

        assertEquals(FAULTS, SmallProject.faults(run), run::out);
        assertTrue(shown.get(shown.size() - 1).equals("failed: 6, passed: 0"), shown::toString);
    }

    /** What the written tests say, run as their head says. */
    private List<String> shown() throws Exception {
        Path source = folder.resolve("out/tests/opts/LoaderInjectTest.java");
        String options =
                Files.readString(source).replaceFirst("(?s).*quintain-agent.jar=classes=DIR(\\S*), where.*", "$1");
        Path classes = Files.createDirectories(folder.resolve("shown"));
        var needed = new ArrayList<>(project.junit());
        needed.addAll(List.of(AgentRun.AGENT, project.classes(), project.tests(), classes));
        SmallProject.compile(source, classes, needed);
        String said = AgentRun.of("opts.LoaderInjectTest", "classes=" + project.classes() + options, needed, folder);
        return said.lines().toList();
    }

    @Test
    void a_handler_for_want_of_memory_is_tested_when_asked_for() {
        CommandRun run = project.inject("--also", "java.lang.OutOfMemoryError");

        assertEquals(
                List.of("Loader.java:75 an exception handler leads to another exception"),
                SmallProject.faults(run),
                run::out);
    }

    @Test
    void what_is_known_does_not_count() throws IOException {
        CommandRun first = project.inject("--test-for", "Loader.java:44=either_strictly", "--show-injected");
        String log = project.log();
        Path known = Files.copy(folder.resolve("out/summary.json"), folder.resolve("known.json"));
        CommandRun again =
                project.inject("--test-for", "Loader.java:44=either_strictly", "--baseline", known.toString());

        assertEquals(List.of(FAULTS.get(4)), SmallProject.faults(first), first::out);
        assertTrue(log.contains("injected by quintain at Loader.java:44"), log);
        assertEquals(1, first.exitCode());
        assertTrue(again.out().contains("leads_to_another_exception  [known]"), again::out);
        assertEquals(0, again.exitCode());
    }

    @Test
    void an_exception_that_is_none_is_one_clear_line() {
        CommandRun run = project.inject("--also", "java.io.UncheckedIoException");

        assertEquals(
                "quintain: --also java.io.UncheckedIoException is no exception on the class path; check its full name\n",
                run.err());
        assertEquals(2, run.exitCode());
    }
}
