package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A subject that brings its own copy of a library that we use is tested with its own. */
class IsolationTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "asm-9.2.jar, org.objectweb.asm.Type",
        "picocli-4.6.2.jar, picocli.CommandLine$Help$Ansi$Text",
        "jackson-core-3.0.0.jar, tools.jackson.core.JsonPointer",
        "junit-3.8.2.jar, junit.framework.ComparisonCompactor"
    })
    void libraries_of_ours_can_be_subjects(String jar, String type) {
        CommandRun run = CommandRun.crash(
                folder, "--cases", "500", "-cp", Subjects.library(jar).toString(), type);

        Summary summary = run.summary();
        assertEquals("", run.err());
        assertTrue(summary.classes().get(0).testCases() > 10, run.out());
        assertEquals(
                List.of(),
                summary.events().stream()
                        .filter(event -> !event.what().equals("needed a new class loader for the next test"))
                        .toList());
    }

    @Test
    void the_versions_seen_are_the_subjects_own() throws Exception {
        List<Path> libraries = Stream.of(
                        "asm-9.2.jar", "picocli-4.6.2.jar", "jackson-core-3.0.0.jar", "junit-3.8.2.jar")
                .map(Subjects::library)
                .toList();
        Path source = Files.writeString(folder.resolve("Versions.java"), """
                public class Versions {
                    public static void seesItsOwn() throws Exception {
                        is("asm-9.2.jar", "org.objectweb.asm.Opcodes");
                        is("picocli-4.6.2.jar", "picocli.CommandLine");
                        is("jackson-core-3.0.0.jar", "tools.jackson.core.JsonParser");
                        is("junit-3.8.2.jar", "junit.framework.TestCase");
                    }
                    private static void is(String jar, String name) throws Exception {
                        String from = Class.forName(name).getProtectionDomain().getCodeSource().getLocation().getPath();
                        if (!from.endsWith(jar)) {
                            throw new AssertionError("not mine: " + from);
                        }
                    }
                    public static void seesNothingOfOurs(String which) {
                        for (String name : new String[] {"tools.jackson.databind.ObjectMapper", "org.junit.Assert",
                                "org.objectweb.asm.tree.ClassNode", "dev.quintain.worker.WorkerMain"}) {
                            try {
                                Class.forName(name);
                            } catch (ClassNotFoundException e) {
                                continue;
                            }
                            throw new AssertionError(name);
                        }
                    }
                }
                """);
        Path classes = folder.resolve("classes");
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), source.toString()));

        CommandRun run = CommandRun.crash(
                folder.resolve("out"),
                "-cp",
                libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                classes.toString());

        assertEquals(List.of(), run.summary().findings());
        assertEquals(CommandRun.NOTHING_FOUND, run.exitCode(), run.out());
    }
}
