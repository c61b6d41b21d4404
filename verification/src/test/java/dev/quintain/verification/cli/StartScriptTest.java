package dev.quintain.verification.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The script that starts the tool from its sources, in a clone whose Maven and JDK only say that they were called. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
class StartScriptTest {
    private static final String BUILDING = "quintain: building it first, which takes a minute once";
    private static final List<String> SOURCES = List.of(
            "pom.xml",
            "core/pom.xml",
            "examples/interleave/pom.xml",
            "docs/findings/ERROR.md",
            "runtime/src/main/java/A.java",
            "core/src/main/java/A.java",
            "agent/src/main/java/A.java",
            "cli/src/main/java/A.java",
            "examples/src/main/java/A.java",
            "examples/interleave/src/main/java/A.java");

    @TempDir
    Path clone;

    @BeforeEach
    void make() throws IOException {
        Files.copy(Path.of("..", "quintain"), clone.resolve("quintain"));
        for (String source : SOURCES) {
            write(source, "");
            age(source, Duration.ofDays(1));
        }
        program("tools/mvn", """
                mkdir -p cli/target examples/target/classes examples/interleave/target/classes
                touch cli/target/quintain.jar
                """);
        program("jdk/bin/java", """
                for word; do last="$word"; done
                echo "ran $last"
                """);
    }

    @Test
    void builds_what_is_missing_and_says_so_once() throws Exception {
        assertEquals(List.of(BUILDING, "ran --version"), run());
        assertEquals(List.of("ran --version"), run());
    }

    @ParameterizedTest
    @FieldSource("SOURCES")
    void builds_again_when_a_source_is_newer(String source) throws Exception {
        run();
        age("cli/target/quintain.jar", Duration.ofHours(2));
        assertEquals(List.of("ran --version"), run());

        age(source, Duration.ofHours(1));

        assertEquals(List.of(BUILDING, "ran --version"), run());
        assertEquals(List.of("ran --version"), run());
    }

    @Test
    void says_what_is_needed_when_the_build_fails() throws Exception {
        program("tools/mvn", "exit 1");

        assertEquals(List.of(BUILDING, "quintain: the build failed; Maven and a JDK 17 or later are needed"), run());
    }

    @Test
    void is_found_by_a_link_to_it_and_by_a_link_to_that() throws Exception {
        Path link = Files.createDirectory(clone.resolve("bin")).resolve("quintain");
        Files.createSymbolicLink(link, Path.of("..", "quintain"));
        Path other = Files.createSymbolicLink(clone.resolve("bin/q"), link);
        run();

        assertEquals(List.of("ran --version"), run(link));
        assertEquals(List.of("ran --version"), run(other));
    }

    private List<String> run() throws Exception {
        return run(clone.resolve("quintain"));
    }

    private List<String> run(Path script) throws Exception {
        Path printed = clone.resolve("printed.txt");
        var builder = new ProcessBuilder("sh", script.toString(), "--version")
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        builder.environment().merge("PATH", clone.resolve("tools").toString(), (path, tools) -> tools + ":" + path);
        builder.environment().put("JAVA_HOME", clone.resolve("jdk").toString());
        builder.start().waitFor();
        return Files.readAllLines(printed);
    }

    private void program(String name, String script) throws IOException {
        write(name, "#!/bin/sh\n" + script);
        assertTrue(clone.resolve(name).toFile().setExecutable(true));
    }

    private void write(String name, String text) throws IOException {
        Path file = clone.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void age(String name, Duration age) throws IOException {
        Files.setLastModifiedTime(
                clone.resolve(name), FileTime.from(Instant.now().minus(age)));
    }
}
