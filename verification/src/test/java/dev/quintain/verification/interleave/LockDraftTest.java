package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drafted for classes that take locks, in which nobody waits for what another thread does, is a script that runs. */
class LockDraftTest {
    private static final Path CLASSES = Path.of("target", "classes");

    @TempDir
    Path folder;

    @Test
    void who_lets_go_of_its_lock_has_a_draft_that_is_green() {
        CommandRun draft = drafted("zoo.locks.LetsGoOfItsMonitor");

        assertEquals("", draft.err());
        assertEquals("""
                // Drafted from zoo.locks.LetsGoOfItsMonitor. What is expected is what was observed: confirm it, or correct it.
                #cut m LetsGoOfItsMonitor()
                #conditions
                    C1 push returns, and another thread's call gets in after it
                    C2 push throws, and another thread's call gets in after it
                    C3 pop returns, and another thread's call gets in after it
                    C4 pop throws, and another thread's call gets in after it
                    C5 size returns, and another thread's call gets in after it
                    C6 number returns, and another thread's call gets in after it
                    C7 toString returns, and another thread's call gets in after it
                #end
                #top
                import zoo.locks.LetsGoOfItsMonitor;
                #end
                """, draft.out().replaceFirst("(?s)\n#begin.*$", ""));
        assertGreen(draft);
    }

    @Test
    void who_throws_and_keeps_its_lock_has_a_draft_that_shows_it() {
        CommandRun draft = drafted("zoo.locks.KeepsItsLockWhenItThrows");
        Interleaved run = run(draft);

        assertEquals(
                "quintain: book(\"\", 1) throws java.lang.IllegalArgumentException, and the same call of another thread"
                        + " does not complete after it",
                draft.err().strip());
        assertTrue(
                draft.out()
                        .contains(
                                "    // When this was drafted, the next call did not complete: that before it seems to"
                                        + " keep a lock.\n"),
                draft.out());
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out());
        assertEquals(1, run.total("Liveness errors"), run.out());
        assertEquals(0, run.total("Value errors") + run.total("Exception errors"), run.out());
        assertTrue(run.out().contains("m.book(\"\", 1) is held up by thread book1"), run.out());
    }

    @Test
    void once_it_is_mended_the_same_draft_is_green(@TempDir Path mended) throws IOException {
        Path source = Path.of("src", "main", "java", "zoo", "locks", "KeepsItsLockWhenItThrows.java");
        Path copy = Files.writeString(
                folder.resolve(source.getFileName()),
                Files.readString(source)
                        .replace(
                                "throw new IllegalArgumentException",
                                "lock.unlock(); throw new IllegalArgumentException"));
        SourceMutant.compile(List.of(copy), mended);

        Interleaved run = Interleaved.script(
                mended, folder, drafted("zoo.locks.KeepsItsLockWhenItThrows").out());

        assertTrue(run.isGreen(), run.out() + run.err());
    }

    @Test
    void who_holds_a_lock_between_two_calls_makes_others_wait() {
        CommandRun draft = drafted("zoo.locks.HoldsItsLockBetweenCalls");

        assertEquals("", draft.err());
        assertTrue(draft.out().contains(" beginWrite waits while another thread is between beginWrite and endWrite\n"));
        assertTrue(draft.out().contains(" beginRead waits while another thread is between beginWrite and endWrite\n"));
        assertTrue(draft.out().contains(" beginWrite waits while another thread is between beginRead and endRead\n"));
        assertGreen(draft);
    }

    @Test
    void who_is_given_a_collection_is_made_with_one() {
        CommandRun draft = drafted("zoo.locks.IsGivenWhatItGuards");

        assertEquals(
                "quintain: no sequence was found for toArray returns, and another thread's call gets in after it",
                draft.err().strip());
        assertTrue(draft.out().contains("package zoo.locks;"), draft.out());
        assertTrue(draft.out().contains("m.toArray((java.lang.Object[]) null)"), draft.out());
        assertGreen(draft);
    }

    @Test
    void who_keeps_its_lock_for_good_has_no_draft_but_is_told_why(@TempDir Path classes) throws IOException {
        Path source = Files.writeString(folder.resolve("Gate.java"), """
                public class Gate {
                    private final java.util.concurrent.locks.Lock lock = new java.util.concurrent.locks.ReentrantLock();
                    public void enter() { lock.lock(); }
                }
                """);
        SourceMutant.compile(List.of(source), classes);

        CommandRun run = CommandRun.of("interleave", "draft", "-cp", classes.toString(), "Gate");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals(
                "quintain: cannot draft a script for Gate: no sequence was found for any condition. enter() returned, and"
                        + " the same call of another thread did not get in after it; no method was seen that lets it in.",
                run.err().strip());
    }

    @Test
    void what_a_call_would_do_to_the_machine_is_refused_and_in_no_draft(@TempDir Path classes) throws IOException {
        Path victim = Files.writeString(folder.resolve("victim.txt"), "unharmed");
        Path source = Files.writeString(
                folder.resolve("Desk.java"), """
                public class Desk {
                    private int papers;
                    public synchronized int file() { return ++papers; }
                    public synchronized boolean clear() { return new java.io.File("%s").delete(); }
                }
                """.formatted(victim.toString().replace("\\", "\\\\")));
        SourceMutant.compile(List.of(source), classes);

        CommandRun draft = CommandRun.of("interleave", "draft", "-cp", classes.toString(), "Desk");
        CommandRun check =
                CommandRun.of("interleave", "check", "-cp", classes.toString(), "--out", folder.toString(), "Desk");

        assertEquals("unharmed", Files.readString(victim));
        assertTrue(draft.out().contains("m.file()"), draft.out() + draft.err());
        assertFalse(draft.out().contains("m.clear()"), draft.out());
        assertEquals(Interleaved.RIGHT, check.exitCode(), check.out() + check.err());
    }

    private static CommandRun drafted(String className) {
        CommandRun draft = CommandRun.of("interleave", "draft", "-cp", CLASSES.toString(), className);
        assertEquals(Interleaved.RIGHT, draft.exitCode(), draft.err());
        return draft;
    }

    private Interleaved run(CommandRun draft) {
        return Interleaved.script(CLASSES, folder, draft.out());
    }

    private void assertGreen(CommandRun draft) {
        Interleaved run = Interleaved.script(CLASSES, folder, draft.out(), "--check-conditions");

        assertTrue(run.isGreen(), draft.out() + run.out() + run.err());
        assertTrue(run.out().contains("Note: only a reader can confirm condition C1 "), run.out());
    }
}
