package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What counts as a call, what is injected and where: one run on a project that shows the rules. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulesTest {
    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<String> sites = List.of();
    private String log = "";

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("rules", folder);
        run = project.inject();
        sites = project.sites();
        log = project.log();
    }

    private List<String> sitesOf(String className) {
        return sites.stream()
                .filter(line -> line.startsWith("rules." + className + ":"))
                .toList();
    }

    @Test
    void figure_2_has_two_calls_and_so_three_scenarios() {
        assertEquals(2, sitesOf("Figure2").size(), () -> String.join("\n", sites));
        assertAll(sitesOf("Figure2").stream().map(line -> () -> assertTrue(line.contains("RulesTest.figure_2"), line)));
        String fine = "(1) (2) ";
        String firstFails = "handler ";
        String secondFails = "(1) (2) handler ";
        assertEquals(
                fine + firstFails + secondFails + fine,
                log.lines()
                        .filter(line -> line.startsWith("figure 2: "))
                        .map(line -> line.substring("figure 2: ".length()) + " ")
                        .collect(Collectors.joining()));
    }

    @Test
    void handlers_within_handlers_are_reached_in_further_rounds_until_nothing_is_left() {
        assertTrue(run.out().split("Tests with uncovered catch blocks to execute: 1\n", -1).length == 3, run::out);
        assertEquals(
                3,
                sitesOf("Nested").stream()
                        .filter(line -> line.contains("\thandled"))
                        .count(),
                () -> String.join("\n", sites));
    }

    @Test
    void each_exception_is_one_more_run_in_all_rounds_together() {
        Matcher runs = Pattern.compile("test runs: (\\d+) recorded \\+ (\\d+) injected = (\\d+)")
                .matcher(run.out());

        assertTrue(runs.find(), run::out);
        assertEquals(
                Integer.parseInt(runs.group(1)) + Integer.parseInt(runs.group(2)), Integer.parseInt(runs.group(3)));
        assertEquals(
                sites.stream()
                        .filter(line -> line.split("\t")[4].startsWith("rules.RulesTest"))
                        .count(),
                Integer.parseInt(runs.group(2)),
                () -> String.join("\n", sites));
    }

    @Test
    void probes_ahead_of_time_come_to_the_same() throws IOException {
        Path instrumented = folder.resolve("instrumented");
        SmallProject project = SmallProject.compile("rules", folder.resolve("again"));

        CommandRun.of("inject", "instrument", project.classes().toString(), "--to", instrumented.toString());
        project.inject("--instrumented", instrumented.toString());

        assertEquals(sites, project.sites());
    }

    @Test
    void copies_of_a_finally_block_are_one_call() {
        assertEquals(
                1,
                sitesOf("Copies").stream()
                        .filter(line -> line.contains("Copies.release"))
                        .count(),
                () -> String.join("\n", sites));
    }

    @Test
    void try_with_resources_has_a_call_that_closes_and_no_handler_of_its_own() {
        assertEquals(
                List.of("FileInputStream", "InputStream.close", "InputStream.read")
                        .size(),
                sitesOf("Copies").stream()
                        .filter(line -> line.contains("FileInputStream")
                                || line.contains("InputStream.close")
                                || (line.contains("InputStream.read") && line.contains("RulesTest.resources")))
                        .count(),
                () -> String.join("\n", sites));
        assertFalse(sites.stream().anyMatch(line -> line.contains("try-with-resources")));
    }

    @Test
    void what_the_real_callee_does_not_declare_is_not_injected() {
        assertTrue(
                sitesOf("Copies").stream().anyMatch(line -> line.endsWith("the callee declares no such exception")),
                () -> String.join("\n", sites));
    }

    @Test
    void what_closes_what_it_is_given_has_done_so_before_the_exception() {
        List<String> closing = sitesOf("Closing").stream()
                .filter(line -> line.contains("\tClosing.close"))
                .toList();

        assertEquals(2, closing.size(), () -> String.join("\n", sites));
        assertTrue(
                closing.stream().allMatch(line -> line.endsWith("RulesTest.closing\thandled")),
                () -> closing.toString());
    }

    @Test
    void that_the_platform_says_otherwise_than_a_special_case_is_a_remark() {
        assertTrue(
                sitesOf("Sweeping").get(0).contains("the platform says otherwise than the exception"),
                () -> String.join("\n", sites));
        assertTrue(
                run.out()
                        .contains(
                                "Files.delete throws NoSuchFileException: the platform says otherwise than the injected"
                                        + " exception: java.nio.file.DirectoryNotEmptyException"),
                run::out);
    }

    @Test
    void a_call_on_a_thread_of_the_test_belongs_to_the_test() {
        assertTrue(sitesOf("Threads").stream().anyMatch(line -> line.contains("RulesTest.threads\thandled")));
    }

    @Test
    void an_exception_without_a_usable_constructor_is_made_all_the_same() {
        assertTrue(sitesOf("Odd").stream().anyMatch(line -> line.contains("RulesTest.odd\thandled")));
    }

    @Test
    void tests_are_not_instrumented() {
        assertFalse(sites.stream().anyMatch(line -> line.startsWith("rules.RulesTest")));
    }

    @Test
    void every_executed_call_is_covered_in_the_end_and_no_fault_is_reported() {
        assertTrue(run.out().contains("No faults found"), run::out);
        assertFalse(run.out().contains("Not covered"), run::out);
    }

    @Test
    void the_log_has_no_stack_trace_of_an_injected_exception() {
        assertFalse(log.contains("injected by quintain"), log);
    }
}
