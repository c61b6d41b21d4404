package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.examples.crash.Canvas;
import dev.quintain.verification.crash.Summary.Reported;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Emitted tests compile, fail as reported, on their own and together, and pass once the fault is mended. */
class RoundTripTest {
    @TempDir
    Path folder;

    @Test
    void blame() throws Exception {
        assertHolds(Runs.blame(), Subjects.zoo(), Junit.JUPITER);
    }

    @Test
    void shapes() throws Exception {
        assertHolds(Runs.shapes(), Subjects.zoo(), Junit.JUPITER);
    }

    @Test
    void examples() throws Exception {
        assertHolds(Runs.examples(), Subjects.examples(), Junit.JUPITER);
    }

    @Test
    void junit_4() throws Exception {
        CommandRun run = CommandRun.crash(
                folder.resolve("run"),
                "--junit",
                "4",
                "--cases",
                "2000",
                "--test-limit",
                "1s",
                "-cp",
                Subjects.examples().toString(),
                "dev.quintain.examples.crash.Canvas",
                "dev.quintain.examples.crash.Homework",
                "dev.quintain.examples.shop.Pager",
                "dev.quintain.examples.shop.Fraction");

        assertHolds(run, Subjects.examples(), Junit.JUNIT_4);
    }

    @Test
    @Tag("slow")
    void junit_4_of_a_whole_package() throws Exception {
        CommandRun run = CommandRun.crash(
                folder.resolve("run"),
                "--junit",
                "4",
                "--cases",
                "2000",
                "--test-limit",
                "1s",
                "-cp",
                Subjects.examples().toString(),
                "dev.quintain.examples.shop.*");

        assertHolds(run, Subjects.examples(), Junit.JUNIT_4);
    }

    private void assertHolds(CommandRun run, Path subject, Junit junit) throws Exception {
        Map<String, String> reported = Emitted.failures(run);
        EmittedTests tests = Emitted.compile(run, List.of(subject), junit, folder.resolve("tests"));

        assertFalse(reported.isEmpty());
        assertEquals(lines(reported), lines(tests.runAlone(reported.keySet())));
        assertEquals(lines(reported), lines(tests.runTogether(reported.keySet())));
    }

    @Test
    void tests_of_a_mended_class_pass() throws Exception {
        String canvas = "dev.quintain.examples.crash.CanvasCrashTest#";
        List<String> tests = Emitted.failures(Runs.examples()).keySet().stream()
                .filter(test -> test.startsWith(canvas))
                .toList();
        EmittedTests compiled =
                Emitted.compile(Runs.examples(), List.of(Subjects.examples()), Junit.JUPITER, folder.resolve("tests"));
        Path source = Path.of("..", "examples/src/main/java/dev/quintain/examples/crash/Canvas.java");
        String faulty = Files.readString(source);
        String mended = faulty.replaceFirst(
                        "System\\.err\\.println\\((.*)\\);", "throw new IllegalArgumentException($1);")
                .replace("color.scale(brightness);", "pixel(x, y);\n        color.scale(brightness);")
                .replace("public int pixel(", "int pixel(");

        compiled = compiled.against(List.of(compiledCopy(mended), Subjects.examples()));

        assertEquals(2, tests.size(), "the constructor and write");
        assertEquals(Set.of("passed"), Set.copyOf(compiled.runTogether(tests).values()));
    }

    private Path compiledCopy(String source) throws Exception {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Path file = Files.writeString(copy.resolve("Canvas.java"), source);
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        copy.toString(),
                        "-cp",
                        Subjects.examples().toString(),
                        file.toString());
        assertTrue(result == 0 && Files.exists(copy.resolve("dev/quintain/examples/crash/Canvas.class")));
        return copy;
    }

    @Test
    void emits_every_test_if_asked_for() throws Exception {
        CommandRun run = CommandRun.crash(
                folder.resolve("run"),
                "--emit",
                "all",
                "--depth",
                "3",
                "--no-constants",
                "-cp",
                Subjects.examples().toString(),
                "dev.quintain.examples.crash.figure2.*");

        long tests = run.summary().classes().stream()
                .mapToLong(Summary.ClassRow::testCases)
                .sum();
        Emitted.compile(run, List.of(Subjects.examples()), Junit.JUPITER, folder.resolve("tests"));
        assertEquals(tests, Emitted.written(run).size());
    }

    @Test
    void emits_every_test_that_was_run_in_the_time_given_and_no_other() throws Exception {
        CommandRun run = CommandRun.crash(
                folder.resolve("run"),
                "--emit",
                "all",
                "--time",
                "1m",
                "-cp",
                Subjects.examples().toString(),
                "dev.quintain.examples.crash.figure2.*");

        long tests = run.summary().classes().stream()
                .mapToLong(Summary.ClassRow::testCases)
                .sum();
        assertEquals(tests, Emitted.written(run).size());
    }

    @Test
    void begins_another_file_when_one_is_full() throws Exception {
        CommandRun run = CommandRun.crash(
                folder.resolve("run"),
                "--emit",
                "all",
                "--cases",
                "900",
                "-cp",
                Subjects.examples().toString(),
                "dev.quintain.examples.crash.Canvas");

        long tests = run.summary().row(Canvas.class).testCases();
        assertTrue(tests > 500, "more than a file takes");
        assertEquals(tests, Emitted.written(run).size());
        assertTrue(run.summary().findings().stream()
                .allMatch(finding -> finding.testFile().matches(".*/CanvasCrashTest2?\\.java")));
    }

    @Test
    void every_test_that_may_not_end_is_cut_off() throws Exception {
        CommandRun run =
                Zoo.run(folder.resolve("run"), List.of("zoo.blame.NoEnd"), "--emit", "all", "--test-limit", "1s");

        EmittedTests tests = Emitted.compile(run, List.of(Subjects.zoo()), Junit.JUPITER, folder.resolve("tests"));
        Map<String, String> reported = Emitted.failures(run);
        assertEquals(2, reported.size());
        assertEquals(lines(reported), lines(tests.runTogether(reported.keySet())));
        String source = Files.readString(run.folder().resolve("tests/zoo/blame/NoEndCrashTest.java"));
        assertEquals(
                2,
                source.lines()
                        .filter(line -> line.contains("assertTimeoutPreemptively(D"))
                        .count(),
                source);
    }

    @Test
    void every_finding_has_its_test() {
        assertEquals(
                List.of(),
                Runs.examples().summary().findings().stream()
                        .filter(finding -> finding.testFile().isEmpty())
                        .map(Reported::reproducer)
                        .toList());
    }

    private static String lines(Map<String, String> entries) {
        return new TreeMap<>(entries).entrySet().stream().map(Object::toString).collect(Collectors.joining("\n"));
    }
}
