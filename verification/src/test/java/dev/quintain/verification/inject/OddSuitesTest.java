package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.crash.FakeJdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Suites that are not as one would like them. */
class OddSuitesTest {
    @TempDir
    Path folder;

    @Test
    void a_test_that_passes_only_once_is_named_and_passed_over() throws IOException {
        CommandRun run = SmallProject.compile("odd/counting", folder).inject();

        assertSaid(run, "Note: not repeatable, and passed over: odd.CountingTest.a_passes_once\n");
        assertSaid(run, "test runs: 2 recorded + 1 injected = 3\n");
        assertSaid(run, "1 with tests that are not repeatable");
        assertEquals(0, run.exitCode());
    }

    @Test
    void a_failing_test_is_named_and_not_used() throws IOException {
        SmallProject project = SmallProject.compile("odd/failing", folder);
        CommandRun run = project.inject();

        assertSaid(
                run,
                "FAILURES: 1 failed (2 tests)\n    fails without any injection, and is not used:"
                        + " odd.FailingTest.a_fails\n");
        assertTrue(project.sites().get(0).contains("FailingTest.b_passes\thandled"), () -> run.out());
    }

    @Test
    void tests_in_parallel_run_one_after_the_other() throws IOException {
        CommandRun run = SmallProject.compile("odd/parallel", folder).inject();

        assertSaid(run, "Note: the suite runs its tests in parallel; here they ran one after the other");
        assertSaid(run, "Tests with uncovered catch blocks to execute: 0\n");
    }

    @Test
    void a_single_invocation_of_a_parameterized_test_is_run_again_and_a_single_dynamic_test() throws IOException {
        SmallProject project = SmallProject.compile("odd/dynamic", folder);
        CommandRun run = project.inject();

        assertSaid(run, "OK (4 tests)\n");
        assertTrue(project.sites().get(0).contains("DynamicTest.parameterized#2\thandled"), () -> run.out());
        assertTrue(project.sites().get(1).contains("DynamicTest.dynamic#2\thandled"), () -> run.out());
    }

    @Test
    void a_suite_of_junit_5_runs_under_the_junit_that_it_has() throws IOException {
        SmallProject project = SmallProject.compile("odd/dynamic", folder, SmallProject.junit5());
        CommandRun run = project.inject();

        assertSaid(run, "OK (4 tests)\n");
        assertTrue(project.sites().get(0).contains("DynamicTest.parameterized#2\thandled"), () -> run.out());
        assertTrue(project.sites().get(1).contains("DynamicTest.dynamic#2\thandled"), () -> run.out());
    }

    @Test
    void junit_3_and_junit_4_with_a_runner_and_a_rule() throws IOException {
        SmallProject project = SmallProject.compile("odd/old", folder, SmallProject.ownJUnit4());
        CommandRun run = project.inject();

        assertSaid(run, "OK (3 tests)\n");
        assertTrue(project.sites().get(0).contains("OldTest.reads"), () -> run.out());
        assertTrue(project.sites().get(0).endsWith("\thandled"), () -> run.out());
    }

    @Test
    void tests_that_take_their_jvm_with_them_are_named_and_the_rest_goes_on() throws IOException {
        SmallProject project = SmallProject.compile("odd/lost", folder);
        CommandRun run = project.inject("--first-limit", "1s");

        assertSaid(run, "FAILURES: 3 failed (4 tests)\n");
        assertSaid(run, "Note: odd.LostTest.a_exits ended the virtual machine, exit code 9\n");
        assertSaid(run, "Note: odd.LostTest.b_never_ends did not end; --first-limit says how long a test may take\n");
        assertSaid(
                run,
                "Note: odd.LostTest.c_fills_the_heap_and_leaves_a_thread ended the virtual machine, exit code 1\n");
        assertTrue(project.sites().get(0).contains("LostTest.d_reads\thandled"), () -> run.out());
    }

    @Test
    void when_time_is_up_a_suite_that_does_not_end_is_ended() throws IOException {
        CommandRun run = SmallProject.compile("odd/lost", folder).inject("--time", "5s");

        assertSaid(run, "Note: ended early, while the suite ran for the first time; the rest of it did not run\n");
        assertEquals(0, run.exitCode());
    }

    @Test
    void a_test_that_waits_by_itself_for_what_cannot_come_is_no_fault() throws IOException {
        SmallProject project = SmallProject.compile("odd/waiting", folder);
        CommandRun run = project.inject();

        assertSaid(run, "No faults found");
        assertEquals(
                List.of(
                        "WaitingTest.waits",
                        "WaitingTest.waits_while_a_thread_of_the_code_under_test_does_as_it_always_does"),
                project.sites().stream()
                        .filter(line ->
                                line.contains("Files.readString") && line.endsWith("\tthe test itself waits for ever"))
                        .map(line -> line.replaceAll(".*\\.(WaitingTest\\.\\w+).*", "$1"))
                        .sorted()
                        .toList(),
                () -> run.out());
    }

    /** The second JVM, after a test that hangs, does not start; the third confirms what was found before. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
    void a_fault_of_ours_costs_nothing_that_was_found() throws IOException {
        FakeJdk jdk = FakeJdk.in(folder.resolve("jdk"), """
                echo start >> %1$s
                if [ $(grep -c start %1$s) = 2 ]; then echo no second one today; exit 1; fi
                exec "$JAVA" "$@\"""".formatted(folder.resolve("starts")));
        SmallProject project = SmallProject.compile("faults", folder);

        CommandRun run = project.inject("--java", jdk.home().toString());

        assertEquals(CommandRun.OUR_FAULT, run.exitCode(), () -> run.out() + run.err());
        assertSaid(run, "Note: ended early by a fault of ours: ");
        assertEquals(
                List.of(
                        "Prices.java:51 leaves something open after an exception",
                        "Prices.java:63 an exception handler leads to another exception",
                        "Prices.java:76 hangs after an exception"),
                SmallProject.faults(run),
                run::out);
        assertTrue(Files.exists(folder.resolve("out").resolve("summary.json")));
        assertTrue(Files.exists(folder.resolve("out").resolve("sites.txt")));
    }

    @Test
    void a_call_that_is_made_once_in_a_jvm_is_reached_in_a_fresh_one() throws IOException {
        SmallProject project = SmallProject.compile("odd/once", folder);
        CommandRun run = project.inject();

        assertSaid(run, "besides: 2 plain runs of chosen tests, 1 retry in a fresh JVM, 0 confirmations");
        assertTrue(project.sites().get(0).contains("OnceTest.reads\thandled"), () -> run.out());
    }

    @Test
    void an_empty_suite_is_told() throws IOException {
        CommandRun run = SmallProject.compile("odd/empty", folder).inject();

        assertSaid(run, "Note: no tests found: no class among the tests has any that JUnit runs");
        assertEquals(0, run.exitCode());
    }

    @Test
    void classes_without_a_checked_call_are_told() throws IOException {
        CommandRun run = SmallProject.compile("odd/nochecked", folder).inject();

        assertSaid(run, "nothing to inject");
        assertEquals(0, run.exitCode());
    }

    @Test
    void a_suite_that_makes_no_checked_call_is_told() throws IOException {
        CommandRun run = SmallProject.compile("odd/idle", folder).inject();

        assertSaid(
                run,
                "No test makes a call that may throw a checked exception inside a try that takes it: nothing to inject.\n");
        assertEquals(0, run.exitCode());
    }

    @Test
    void a_missing_folder_is_one_clear_line() {
        CommandRun run = CommandRun.of("inject", "--classes", "no-such-folder", "--tests", "src", "-cp", "");

        assertEquals("quintain: no such folder or jar for --classes: no-such-folder; check the path\n", run.err());
        assertEquals(2, run.exitCode());
    }

    private static void assertSaid(CommandRun run, String text) {
        assertTrue(run.out().contains(text), () -> run.out() + run.err());
    }
}
