package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    @Test
    void whatever_a_thread_waits_in_the_clock_there_knows_that_it_waits() {
        Interleaved run = Interleaved.script(folder, WaysToWait.SCRIPT, "--java", later.toString());

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(WaysToWait.TEST_CASES, run.testCases());
        assertEquals(List.of(), Table2Test.notes(run));
    }

    @Test
    void virtual_threads_may_wait_in_all_those_ways_and_are_given_a_settle_time_which_is_named() {
        Interleaved run =
                Interleaved.script(folder, WaysToWait.UNTIMED, "--threads", "virtual", "--java", later.toString());

        assertTrue(run.isGreen(), run.out() + run.err());
        // Others may be among them, which the machine was too busy to run.
        assertTrue(
                Table2Test.notes(run).stream()
                        .anyMatch(note -> note.matches("Note: sequence 4: of .*waiter.* the system does not say whether"
                                + " they sleep; the clock gave them a settle time of 50 ms at each tick")),
                run.out());
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
