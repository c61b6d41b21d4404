package dev.quintain.sandbox;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Code that does what it should not, in a guarded JVM of each version that is installed here. */
class GuardAgentTest {
    @TempDir
    private Path folder;

    static List<Path> jdks() throws IOException {
        return InstalledJdks.find();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void nothing_happens_outside_and_everything_is_as_before_after_each_case(Path jdk) throws Exception {
        GuardedJvm jvm = new GuardedJvm(jdk, folder.toRealPath());
        Files.createDirectories(jvm.outside());
        Path precious = Files.writeString(jvm.outside().resolve("precious"), "kept");

        String output = jvm.run(GuardedCases.class);

        List<String> failed =
                output.lines().filter(line -> !line.startsWith("ok ")).toList();
        assertAll(
                () -> assertEquals(List.of("done"), failed),
                () -> assertTrue(output.lines().count() > 60, output),
                () -> assertEquals("kept", Files.readString(precious)),
                () -> assertEquals(List.of(precious), list(jvm.outside())));
    }

    @Test
    void a_jvm_without_the_agent_is_not_taken_for_guarded() {
        assertFalse(GuardAgent.installed().isPresent());
        assertThrows(IllegalStateException.class, GuardAgent::require);
    }

    private static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.toList();
        }
    }
}
