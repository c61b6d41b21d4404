package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.interleave.LaterJdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Suites that a later JDK runs, where one is installed, come to what they come to on the one that runs these tests. */
class NewestJdkTest {
    private static final Optional<Path> JDK = LaterJdk.find();

    @TempDir
    Path folder;

    @Test
    void every_call_has_the_same_outcome() throws IOException {
        assumeTrue(JDK.isPresent(), "no later JDK beside this one");
        SmallProject project = SmallProject.compile("rules", folder);

        CommandRun onOurs = project.inject();
        List<String> ours = project.sites();
        CommandRun onLater = project.inject("--java", JDK.orElseThrow().toString());

        assertEquals(0, onLater.exitCode(), onLater::err);
        assertEquals(ours, project.sites());
        assertTrue(onOurs.out().contains("No faults found"), onOurs::out);
        assertTrue(onLater.out().contains("No faults found"), onLater::out);
    }
}
