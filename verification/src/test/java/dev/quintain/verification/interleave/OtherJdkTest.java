package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.verification.emitted.EmittedTests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts on a later JDK, where there is one. */
class OtherJdkTest {
    @TempDir
    Path folder;

    private Path later = Path.of("");

    @BeforeEach
    void find() {
        Optional<Path> found = LaterJdk.find();
        assumeTrue(found.isPresent(), "no JDK 21 or later beside this one");
        later = found.get();
    }

    @Test
    void the_scripts_are_green_there_too() {
        List<Path> scripts = Table2Test.scripts();

        Interleaved run = Interleaved.run(Interleaved.CLASSES, scripts, "--java", later.toString());

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertEquals(scripts.size(), run.each().size());
    }

    /** The tests of the clock itself, as the runtime's own build has them. */
    @Test
    void the_clock_passes_its_own_tests_there() throws Exception {
        Path tests = Path.of("..", "runtime", "target", "test-classes");
        assumeTrue(Files.isDirectory(tests), "the tests of the runtime have not been compiled");
        Map<String, String> results = EmittedTests.compiled(
                        List.of(tests, Path.of("..", "runtime", "target", "classes")), folder, later)
                .runTogether(Stream.of("InterleavingTest", "LivenessTest", "QuiescenceTest")
                        .map(name -> Interleaving.class.getPackageName() + "." + name)
                        .toList());

        assertTrue(results.size() > 40, results.toString());
        assertEquals(Set.of("passed"), Set.copyOf(results.values()), results.toString());
    }

    @Test
    void whatever_a_thread_waits_in_the_clock_there_knows_that_it_waits() {
        Interleaved run = Interleaved.script(folder, WaysToWait.SCRIPT, "--java", later.toString());

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(WaysToWait.TEST_CASES, run.testCases());
        assertEquals(List.of(), Table2Test.notes(run));
        Interleaved more = Interleaved.script(folder, WaysToWait.MORE, "--java", later.toString());
        assertTrue(more.isGreen(), more.out() + more.err());
        assertEquals(WaysToWait.MORE_TEST_CASES, more.testCases());
        assertEquals(List.of(), Table2Test.notes(more));
    }

    @Test
    void virtual_threads_may_wait_in_all_those_ways_and_are_given_a_settle_time_which_is_named() {
        Interleaved run =
                Interleaved.script(folder, WaysToWait.SCRIPT, "--threads", "virtual", "--java", later.toString());

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(WaysToWait.TEST_CASES, run.testCases());
        assertEquals(
                List.of(
                        settled(1, "threads blocked, owner sleep", "them"),
                        settled(2, "thread waiter sleeps", "it"),
                        settled(3, "thread blocked sleeps", "it"),
                        settled(4, "thread waiter sleeps", "it"),
                        settled(5, "thread waiter sleeps", "it"),
                        settled(6, "threads consumer, producer sleep", "them"),
                        settled(7, "thread parked sleeps", "it"),
                        settled(9, "thread sleeper sleeps", "it")),
                Table2Test.notes(run));
    }

    private static String settled(int sequence, String what, String whom) {
        return "Note: sequence " + sequence + ": the system does not say whether " + what + "; the clock gave " + whom
                + " a settle time of 50 ms at each tick";
    }

    @Test
    void threads_that_spin_end_by_the_upper_bound_there_be_they_virtual_or_not() {
        for (String kind : List.of("platform", "virtual")) {
            Interleaved run =
                    Interleaved.script(folder, WaysToWait.SPINNING, "--threads", kind, "--java", later.toString());

            assertTrue(run.isGreen(), run.out() + run.err());
            assertTrue(
                    run.out()
                            .contains(
                                    "Note: sequence 1: at time 1 the clock waited 100 ms for thread spinner, which kept"
                                            + " running, and then ticked all the same"),
                    run.out());
        }
    }
}
