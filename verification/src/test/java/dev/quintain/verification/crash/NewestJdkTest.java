package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quintain.verification.InstalledJdks;
import dev.quintain.verification.crash.Summary.Effect;
import dev.quintain.verification.crash.Summary.Reported;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers on JDK 25, where one is installed, find and survive what they do on the JDK that runs these tests. */
class NewestJdkTest {
    private static Optional<Path> jdk = Optional.empty();

    @TempDir
    Path folder;

    @BeforeAll
    static void find() {
        jdk = InstalledJdks.find(version -> version == 25);
        assumeTrue(jdk.isPresent(), "no JDK 25 beside this one, nor in a variable JAVA_HOME...");
    }

    @Test
    @Tag("slow")
    void blame() {
        CommandRun run = zoo("zoo.blame.*", "--test-limit", "1s");

        assertEquals(lines(reports(Runs.blame())), lines(reports(run)));
    }

    @Test
    @Tag("slow")
    void shapes() {
        CommandRun run = zoo("zoo.shapes..*", "InTheDefaultPackage", "--depth", "4");

        assertEquals(lines(reports(Runs.shapes())), lines(reports(run)));
    }

    @Test
    void examples() throws Exception {
        CommandRun run = Runs.runExamples(
                folder.resolve("out"), "--java", jdk.orElseThrow().toString());

        assertEquals(lines(reports(Runs.examples())), lines(reports(run)));
        Map<String, String> reported = Emitted.failures(run);
        EmittedTests tests = Emitted.compile(run, List.of(Subjects.examples()), Junit.JUPITER, folder.resolve("tests"))
                .on(jdk.orElseThrow());
        assertEquals(reported, tests.runAlone(reported.keySet()));
        assertEquals(reported, tests.runTogether(reported.keySet()));
    }

    @Test
    @Tag("slow")
    void survives_and_passes() {
        CommandRun run = zoo("zoo.survives.*", "zoo.passes.*", "--test-limit", "2s");

        assertEquals(List.of(), run.summary().findings());
        assertEquals(
                new TreeSet<>(List.of("", "exit", "files", "network", "processes")),
                run.summary().effects().stream().map(Effect::allow).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    @Tag("slow")
    void finds_one_of_each_kind() {
        var expected = new TreeMap<>(Map.of(
                "zoo.finds.FailsAnAssertion", "ERROR",
                "zoo.finds.FillsTheHeapWithAnArray", "MEMORY",
                "zoo.finds.InitialiserThrows", "ERROR",
                "zoo.finds.KillsItsWorker", "KILLED_WORKER",
                "zoo.finds.LoopsForeverCatchingEverything", "DOES_NOT_END",
                "zoo.finds.RecursesForeverInTwos", "ERROR",
                "zoo.finds.WaitsForever", "DOES_NOT_END"));
        var arguments = new java.util.ArrayList<>(expected.keySet());
        arguments.addAll(List.of("--test-limit", "500ms"));

        CommandRun run = zoo(arguments.toArray(String[]::new));

        assertEquals(
                expected,
                run.summary().findings().stream()
                        .collect(Collectors.toMap(
                                Reported::className, Reported::rule, (one, other) -> one + other, TreeMap::new)));
        assertTrue(run.summary().classes().stream().allMatch(row -> row.testCases() > 0));
    }

    @Test
    void tests_may_name_classes_that_only_the_newer_jdk_has() throws Exception {
        Path source = Files.writeString(
                folder.resolve("Reads.java"),
                "public class Reads { public static int first(java.util.SequencedCollection<?> all, int n) {"
                        + " return (all == null ? 1 : all.size()) / n; } }");
        Path javac = jdk.orElseThrow().resolve("bin").resolve("javac");
        assumeTrue(Files.exists(javac));
        Path classes = folder.resolve("classes");
        var process = new ProcessBuilder(javac.toString(), "-d", classes.toString(), source.toString()).inheritIO();
        assertEquals(0, process.start().waitFor());

        CommandRun run = CommandRun.crash(
                folder.resolve("out"), "--java", jdk.orElseThrow().toString(), classes.toString());

        assertEquals(List.of(), run.summary().events());
        assertEquals(
                List.of("Reads.first(SequencedCollection, int)"),
                run.summary().findings().stream().map(Reported::operation).toList());
        assertTrue(
                Files.readString(folder.resolve("out")
                                .resolve(run.summary().findings().get(0).testFile()))
                        .contains("SequencedCollection"),
                run.out());
    }

    private CommandRun zoo(String... arguments) {
        return Zoo.run(folder, List.of(arguments), "--java", jdk.orElseThrow().toString());
    }

    private static SortedSet<String> reports(CommandRun run) {
        return run.summary().findings().stream()
                .map(finding -> finding.rule() + " " + finding.operation() + " " + finding.exception())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String lines(SortedSet<String> reports) {
        return String.join("\n", reports);
    }
}
