package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A schedule that fails always does, on every JDK that is installed beside the one that runs these tests. */
class ManyReplaysTest {
    private static final SourceMutant ONE_WOKEN = new SourceMutant(
            "ReaderWriter", "notify", List.of("= false;\n        notifyAll();", "= false;\n        notify();"));

    @TempDir
    Path folder;

    @Test
    void a_hundred_replays_fail_a_hundred_times() throws IOException {
        replay("100");
    }

    @Test
    @Tag("slow")
    void a_thousand_replays_fail_a_thousand_times() throws IOException {
        replay("1000");
    }

    /** Who fails only sometimes is told as an error, which is another exit code. */
    private void replay(String times) throws IOException {
        Path classes = ONE_WOKEN.compileInto(folder);
        Path scenario = ExploredMutants.SCENARIOS.resolve("ReaderWriter.conan");
        Interleaved found = Interleaved.run(classes, List.of(scenario), "--explore=overlap");
        String name = found.out().replaceAll("(?s).*--replay (\\S+).*", "$1");

        for (Path home : homes()) {
            Interleaved replays = Interleaved.run(
                    classes, List.of(scenario), "--replay", name, "--repeat", times, "--java", home.toString());

            assertEquals(Interleaved.FAULTS, replays.exitCode(), home + replays.out() + replays.err());
        }
    }

    private static List<Path> homes() throws IOException {
        Path own = Path.of(System.getProperty("java.home"));
        try (Stream<Path> beside = Files.list(Objects.requireNonNull(own.getParent()))) {
            return beside.filter(home -> Files.exists(home.resolve("bin").resolve("java")))
                    .filter(home -> !Files.isSymbolicLink(home))
                    .toList();
        }
    }
}
