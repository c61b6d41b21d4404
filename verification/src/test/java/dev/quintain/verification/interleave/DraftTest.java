package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.interleave.MutantRuns.Detected;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drafted is a script that runs. */
class DraftTest {
    @TempDir
    Path folder;

    @Test
    void the_conditions_of_figure_2_come_out_and_the_draft_tells_the_component_from_a_mutant() throws IOException {
        Path script = folder.resolve("ProducerConsumer.conan");

        String missed = Drafts.write("ProducerConsumer", script);

        assertEquals("", missed, "sequences for all conditions are found");
        assertEquals(
                """
                #conditions
                    C1 receive: 0 iterations of the loop
                    C2 receive: 1 iteration of the loop
                    C3 receive: multiple iterations of the loop
                    C4 send: empty string
                    C5 send: 0 iterations of the loop
                    C6 send: 1 iteration of the loop
                    C7 send: multiple iterations of the loop
                    C8 threads suspended: none
                    C9 threads suspended: one in receive
                    C10 threads suspended: one in send
                    C11 threads suspended: multiple in receive
                    C12 threads suspended: multiple in send
                #end
                """,
                Files.readString(script)
                        .replaceFirst("(?s)^.*?(?=#conditions)", "")
                        .replaceFirst("(?s)#top.*$", ""));
        Interleaved run = Interleaved.run(Interleaved.CLASSES, List.of(script), "--check-conditions");
        assertTrue(run.isGreen(), run.out() + run.err());
        Map<SourceMutant, Detected> mutants = new MutantRuns(folder).run(Mutation.of("ProducerConsumer"), folder);
        assertTrue(mutants.values().stream().anyMatch(Detected::isDead));
    }

    @Test
    void calls_that_spin_are_left_out(@TempDir Path classes) throws IOException {
        Path source = Files.writeString(folder.resolve("Door.java"), """
                public class Door {
                    private volatile boolean open;
                    public synchronized void enter() throws InterruptedException { while (!open) wait(); }
                    public synchronized void open() { open = true; notifyAll(); }
                    public void spin() { synchronized (this) { notifyAll(); } while (true) Thread.onSpinWait(); }
                }
                """);
        SourceMutant.compile(List.of(source), classes);

        CommandRun run = CommandRun.of("interleave", "draft", "-cp", classes.toString(), "Door");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.err());
        assertTrue(run.out().contains("m.enter()"), run.out());
        assertFalse(run.out().contains("m.spin()"), run.out());
        assertEquals(
                "quintain: no sequence was found for enter: multiple iterations of the loop",
                run.err().strip());
    }

    @Test
    void a_constructor_that_throws_is_told(@TempDir Path classes) throws IOException {
        Path source = Files.writeString(folder.resolve("Never.java"), """
                public class Never {
                    public Never() { throw new IllegalStateException("never"); }
                    public synchronized void enter() throws InterruptedException { wait(); }
                }
                """);
        SourceMutant.compile(List.of(source), classes);

        CommandRun run = CommandRun.of("interleave", "draft", "-cp", classes.toString(), "Never");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals(
                "quintain: cannot draft a script for Never: its constructor throws java.lang.IllegalStateException: never",
                run.err().strip());
    }

    @Test
    void a_class_that_neither_waits_nor_locks_has_no_draft() {
        CommandRun run = CommandRun.of(
                "interleave", "draft", "-cp", Interleaved.CLASSES.toString(), Interleaved.PACKAGE + ".Terminal");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals(
                "quintain: dev.quintain.examples.interleave.Terminal has no public method that waits or takes a lock, so"
                        + " there is nothing to draft",
                run.err().strip());
    }

    @Test
    void a_class_that_is_not_there_has_none_either() {
        CommandRun run = CommandRun.of(
                "interleave", "draft", "-cp", Interleaved.CLASSES.toString(), Interleaved.PACKAGE + ".BuferImpl");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(
                run.err()
                        .contains("no class dev.quintain.examples.interleave.BuferImpl on the class path; did you mean"
                                + " dev.quintain.examples.interleave.BufferImpl?"),
                run.err());
    }
}
