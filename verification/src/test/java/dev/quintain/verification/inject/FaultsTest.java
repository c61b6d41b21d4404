package dev.quintain.verification.inject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Five faulty handlers beside right ones: each is found, named, and shown by a test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FaultsTest {
    @TempDir
    static Path folder = Path.of("");

    private CommandRun run = CommandRun.of("--version");
    private List<Path> junit = List.of();

    @BeforeAll
    void inject() throws IOException {
        SmallProject project = SmallProject.compile("faults", folder);
        junit = project.junit();
        run = project.inject();
    }

    @Test
    void each_fault_is_named_as_what_it_is_and_nothing_else_is_reported() {
        assertEquals(
                List.of(
                        "Prices.java:51 leaves something open after an exception",
                        "Prices.java:63 an exception handler leads to another exception",
                        "Prices.java:76 hangs after an exception",
                        "Prices.java:87 swallows an interrupt",
                        "Prices.java:111 leaves broken state behind after an exception"),
                SmallProject.faults(run),
                run::out);
        assertEquals(1, run.exitCode());
    }

    @Test
    void each_fault_has_a_test_that_shows_it() throws Exception {
        String said = shown(folder.resolve("classes"), "shown");

        assertTrue(said.contains("failed: 5, passed: 0"), said);
    }

    @Test
    void the_same_tests_pass_when_the_handlers_are_mended() throws Exception {
        Path sources = folder.resolve("mended-sources");
        Path file = Files.createDirectories(sources.resolve("shop")).resolve("Prices.java");
        String wrong = Files.readString(Path.of("src", "inject", "faults", "main", "shop", "Prices.java"));
        int lock = wrong.indexOf("int locked(");
        Files.writeString(
                file,
                mended(
                                        wrong.substring(0, lock),
                                        "in.close();\n            return price;",
                                        "return 100;",
                                        "in.close(); return 100;")
                                .replace("System.err.println(\"cannot read \" + file);", "text = \"100\";")
                                .replace("failed = true;", "return 100;")
                                .replace("System.err.println(\"woken\");", "Thread.currentThread().interrupt();")
                        + wrong.substring(lock).replace("return 100;", "locked = false; return 100;"));
        Path classes = Files.createDirectories(folder.resolve("mended"));
        SmallProject.compile(sources, classes, List.of());

        String said = shown(classes, "shown-mended");

        assertTrue(said.contains("failed: 0, passed: 5"), said);
    }

    /** With a part replaced that comes after another. */
    private static String mended(String source, String after, String part, String by) {
        int from = source.indexOf(after) + after.length();
        return source.substring(0, from) + source.substring(from).replaceFirst(part, by);
    }

    /** What comes of the tests that were written, with those classes under test. */
    private String shown(Path underTest, String into) throws Exception {
        Path classes = Files.createDirectories(folder.resolve(into));
        var needed = new ArrayList<>(junit);
        needed.addAll(List.of(AgentRun.AGENT, underTest, folder.resolve("test-classes")));
        SmallProject.compile(folder.resolve("out").resolve("tests"), classes, needed);
        needed.add(classes);
        return AgentRun.of("shop.PricesInjectTest", "classes=" + underTest, needed, folder);
    }
}
