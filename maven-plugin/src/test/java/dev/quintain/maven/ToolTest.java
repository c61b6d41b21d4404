package dev.quintain.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ToolTest {
    @TempDir
    Path temp;

    @Test
    void what_is_left_from_another_version_goes() throws IOException {
        Path folder = temp.resolve("tool");
        Tool.unpack(FakeTool.archive(temp.resolve("one.zip"), List.of("lib/one.jar")), folder);
        Tool.unpack(FakeTool.archive(temp.resolve("two.zip"), List.of("lib/two.jar")), folder);

        assertTrue(Files.exists(folder.resolve("lib/two.jar")));
        assertFalse(Files.exists(folder.resolve("lib/one.jar")));
    }

    @Test
    void the_same_version_is_unpacked_once() throws IOException {
        Path archive = FakeTool.archive(temp.resolve("one.zip"), List.of());
        Tool.unpack(archive, temp.resolve("tool"));
        Files.createFile(temp.resolve("tool/kept"));
        Tool.unpack(archive, temp.resolve("tool"));

        assertTrue(Files.exists(temp.resolve("tool/kept")));
    }

    @Test
    void words_reach_the_tool_as_they_are() throws IOException, InterruptedException {
        List<String> words = List.of("C:\\class path\\a.jar", "say \"this\"", "", "# no comment", "@no-file", "'");
        var out = new ArrayList<String>();
        var err = new ArrayList<String>();

        int exitCode = tool().run(words, temp, out::add, err::add);

        assertEquals(words, out);
        assertEquals(List.of("quintain: no"), err);
        assertEquals(5, exitCode);
    }

    @Test
    void there_is_no_limit_to_how_much_it_can_be_told() throws IOException, InterruptedException {
        String classPath = "library.jar:".repeat(100_000);
        var out = new ArrayList<String>();

        tool().run(List.of(classPath), temp, out::add, err -> {});

        assertEquals(List.of(classPath), out);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "whoever is ended from outside there can do nothing any more")
    void it_ends_when_maven_ends() throws Exception {
        Process maven = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FakeMaven.class.getName(),
                        temp.toString())
                .start();
        try (var lines = new BufferedReader(new InputStreamReader(maven.getInputStream(), StandardCharsets.UTF_8))) {
            ProcessHandle tool = ProcessHandle.of(Long.parseLong(Objects.requireNonNull(lines.readLine())))
                    .orElseThrow();
            // By its handle, so that its streams stay open.
            maven.toHandle().destroy();
            tool.onExit().get(1, TimeUnit.MINUTES);

            assertFalse(tool.isAlive());
            assertEquals("good-bye", lines.readLine(), "what it says at the end is heard");
            assertTrue(maven.waitFor(1, TimeUnit.MINUTES));
        } finally {
            maven.destroyForcibly();
        }
    }

    private Tool tool() throws IOException {
        return Tool.unpack(FakeTool.archive(temp.resolve("tool.zip"), List.of()), temp.resolve("the tool"));
    }

    /** Runs a tool that never ends. */
    static final class FakeMaven {
        private FakeMaven() {}

        public static void main(String[] folder) throws IOException, InterruptedException {
            Path temp = Path.of(folder[0]);
            Tool.unpack(FakeTool.archive(temp.resolve("tool.zip"), List.of()), temp.resolve("tool"))
                    .run(List.of("wait"), temp, System.out::println, System.err::println);
        }
    }
}
