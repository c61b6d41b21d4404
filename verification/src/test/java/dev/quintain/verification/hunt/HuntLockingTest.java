package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hunt in classes that only take locks: each has a script drafted, which is green unless one is kept. */
class HuntLockingTest {
    private static final String LETS_GO = "zoo.locks.LetsGoOfItsMonitor";
    private static final String KEEPS = "zoo.locks.KeepsItsLockWhenItThrows";
    private static final String NEITHER = "zoo.passes.ChecksItsArguments";

    @TempDir
    Path folder;

    @Test
    void has_scripts_drafted_and_says_which_has_a_call_that_does_not_complete() {
        Hunted run = Hunted.hunt(
                folder, "--time", "40s", "--test-limit", "1s", "-cp", "target/classes", LETS_GO, KEEPS, NEITHER);

        Map<String, String> drafts = run.stream("classes")
                .collect(Collectors.toMap(
                        profile -> profile.path("class").asString(),
                        profile -> profile.path("draft").asString("")));
        assertEquals(
                Map.of(LETS_GO, "drafts/" + LETS_GO + ".conan", KEEPS, "drafts/" + KEEPS + ".conan", NEITHER, ""),
                drafts);
        assertFalse(Files.exists(folder.resolve("drafts").resolve(NEITHER + ".conan")));
        assertEquals(0, exitCode(LETS_GO), run.out());
        assertEquals(1, exitCode(KEEPS), run.out());
        assertTrue(
                run.out()
                        .contains("a draft has a call that does not complete: book(\"\", 1) throws"
                                + " java.lang.IllegalArgumentException, and the same call of another thread does not"
                                + " complete after it: " + KEEPS),
                run.out());
    }

    private int exitCode(String className) {
        return CommandRun.of(
                        "interleave",
                        "--out",
                        folder.resolve("drafted").toString(),
                        "-cp",
                        "target/classes",
                        folder.resolve("drafts").resolve(className + ".conan").toString())
                .exitCode();
    }
}
