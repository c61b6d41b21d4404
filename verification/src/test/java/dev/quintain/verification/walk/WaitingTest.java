package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A call that waits for another thread, of which there is none, says so, and what comes after it goes on. */
class WaitingTest {
    private static final Path CLASSES = Path.of("target/classes");

    @TempDir
    Path folder;

    private Walked walk(String... more) {
        var all = new ArrayList<>(List.of("--strategy", "states", "-cp", CLASSES.toString()));
        all.addAll(List.of("--out", folder.resolve("out").toString()));
        all.addAll(List.of("--oracle", folder.resolve("oracles").toString()));
        all.addAll(List.of(more));
        Walked walked = Walked.walk(all.toArray(String[]::new));
        assertEquals(Walked.RIGHT, walked.exitCode(), walked.out() + walked.err());
        return walked;
    }

    private static long waits(Walked walked) {
        return walked.count("Ended", "that waited for another thread");
    }

    @Test
    void a_buffer_has_a_state_in_which_nothing_fits_in() throws IOException {
        Walked walked = walk("--depth", "1", "zoo.walk.Mailbox");

        assertEquals(List.of("Empty", "Default", "Full"), walked.states());
        assertEquals(2, waits(walked), walked.out());
        assertEquals(0, walked.exceptions());
        assertTrue(walked.out().replace("\r", "").contains("""
                        Mailbox target = new Mailbox();
                        target.take();
                        ==> *waits*  (Mailbox.java:"""), walked.out());
        assertTrue(Files.readString(folder.resolve("out/report.html")).contains("take() waits"));
        assertTrue(Files.readString(folder.resolve("out/summary.json")).contains("\"waits\""));
    }

    @Test
    void who_waits_is_not_walked_on() {
        Walked walked = walk("--depth", "2", "zoo.walk.Mailbox");

        // From each state each of four methods, and from each of those that returned again each.
        assertEquals(3 + 12 + 40, walked.executed() + waits(walked), walked.out());
        assertEquals(8, walked.discarded());
    }

    @Test
    void interrupts_that_are_not_heeded() {
        Walked walked = walk("--depth", "1", "zoo.walk.StubbornMailbox");

        assertEquals(List.of("Default", "Full"), walked.states());
        assertEquals(2, waits(walked), walked.out());
    }

    @Test
    void interrupts_that_are_not_heard() {
        Walked walked = walk("--depth", "1", "zoo.walk.DeafMailbox");

        assertEquals(List.of("Default", "Full"), walked.states());
        assertTrue(walked.out().contains("==> *does not end*"), walked.out());
    }

    @Test
    void a_thread_that_is_late_is_waited_for() {
        Walked walked = walk("--depth", "1", "zoo.walk.Courier");

        assertEquals(List.of("Default", "There"), walked.states());
        assertEquals(0, waits(walked), walked.out());
        assertTrue(walked.out().contains("==> \"parcel\""), walked.out());
    }

    @Test
    void that_it_waits_can_be_right_but_is_in_no_test() throws Exception {
        Walked first = walk("--validate", "--depth", "1", "--accept-all", "zoo.walk.Mailbox");
        Walked again = walk("--validate", "--depth", "1", "zoo.walk.Mailbox");

        assertTrue(
                Files.readString(folder.resolve("oracles/zoo.walk.Mailbox.oracle"))
                        .contains("new(); take() ==> *waits*"),
                first.out());
        assertTrue(again.out().contains("Note: 2 sequences wait as they should, and are in no test"), again.out());
        assertEquals(15, again.predicted(), again.out());
        EmittedTests tests = EmittedTests.compile(
                folder.resolve("out/tests"), List.of(CLASSES), Junit.JUPITER, folder.resolve("compiled"));
        var results = tests.runTogether(List.of("zoo.walk.MailboxWalkTest"));
        assertFalse(results.isEmpty());
        assertEquals(Set.of("passed"), Set.copyOf(results.values()), results::toString);
    }
}
