package dev.quintain.verification.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.FakeJdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A walk goes on when workers are lost; and if there can be no other, it tells what it has. */
class LostWorkersTest {
    @TempDir
    Path folder;

    private Walked walk(String... more) {
        var all = new ArrayList<>(List.of("--out", folder.resolve("out").toString(), "-cp", "target/classes"));
        all.addAll(List.of(more));
        return Walked.walk(all.toArray(String[]::new));
    }

    @Test
    void a_call_that_ends_the_virtual_machine_is_told() {
        Walked walked = walk("--depth", "1", "zoo.finds.KillsItsWorker");

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.out().contains("==> *ends the virtual machine*"), walked.out());
        assertEquals(1, walked.exceptions());
    }

    @Test
    void states_beside_such_a_call_are_found() {
        Walked walked = walk("--strategy", "states", "--depth", "0", "zoo.walk.Brittle");

        assertEquals(List.of("Default", "Used"), walked.states());
    }

    @Test
    void an_argument_that_ends_the_virtual_machine_is_made_in_another_way() {
        Walked walked = walk("--depth", "1", "zoo.walk.Carrier");

        assertEquals(Walked.RIGHT, walked.exitCode(), walked.err());
        assertTrue(walked.out().replace("\r", "").contains("""
                        target.carry(Fragile Fragile#0);
                        ==> true
                        """), walked.out());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
    void what_was_seen_before_a_fault_of_ours_is_reported() throws IOException {
        Walked walked = walk("--depth", "1", "--java", jdkThatStartsOnce(), "zoo.finds.KillsItsWorker");

        assertEquals(Walked.OUR_FAULT, walked.exitCode(), walked.err());
        assertEquals(
                1,
                walked.err()
                        .lines()
                        .filter(line -> line.contains("a fault of ours"))
                        .count(),
                walked.err());
        assertTrue(walked.out().contains("Exercised 1 test sequences that executed normally"), walked.out());
        assertTrue(walked.out().contains("Ended early"), walked.out());
        assertTrue(Files.readString(folder.resolve("out/report.html")).contains("a fault of quintain"), walked.out());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
    void a_walk_that_cannot_begin_leaves_nothing() throws IOException {
        FakeJdk broken = FakeJdk.in(folder.resolve("jdk"), "exit 1");

        Walked walked = walk("--java", broken.home().toString(), "zoo.walk.Echo");

        assertEquals(Walked.OUR_FAULT, walked.exitCode(), walked.err());
        assertFalse(Files.exists(folder.resolve("out/report.html")));
    }

    private String jdkThatStartsOnce() throws IOException {
        Path starts = folder.resolve("starts");
        return FakeJdk.in(folder.resolve("jdk"), """
                echo start >> %1$s
                if [ $(grep -c start %1$s) = 2 ]; then echo no second worker today; exit 1; fi
                exec "$JAVA" "$@\"""".formatted(starts)).home().toString();
    }
}
