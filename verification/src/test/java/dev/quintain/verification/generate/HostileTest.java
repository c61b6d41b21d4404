package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The classes of the zoo that harm whoever runs them: they are survived and told, and no test of a suite harms anybody. */
@Tag("slow")
class HostileTest {
    private static final Path ZOO = Path.of("target", "classes");

    @TempDir
    Path folder;

    @Test
    void what_harms_the_machine_or_its_neighbours_is_told_and_is_in_no_test() throws Exception {
        Path victim = Path.of(System.getenv("ZOO_VICTIM"));
        Files.writeString(victim, "unharmed");

        Generated generated =
                Generated.of(folder.resolve("out"), ZOO, "--sequences", "2000", "--test-limit", "4s", "zoo.survives.*");

        assertEquals("unharmed", Files.readString(victim));
        // Used twice in one test, its only instance says so.
        assertEquals(
                Set.of("ERROR RemembersInANestedClass"),
                generated.findings(),
                generated.run().out());
        assertEquals(Set.of("exit", "files", "network", "processes"), each(generated, "effects", "allow"));
        assertEquals(
                Set.of(
                        "ending the virtual machine",
                        "changing files",
                        "using the network",
                        "starting or ending processes",
                        "replacing, closing or reading a standard stream",
                        "changing the default locale",
                        "changing the default time zone",
                        "changing system properties",
                        "changing the handler of uncaught exceptions",
                        "adding a shutdown hook",
                        "leaving threads running",
                        "changing the thread that runs the tests",
                        "making or changing thread groups"),
                each(generated, "effects", "what"));
        assertEquals(Set.of(), withoutTests(generated));
        generated.assertRegressionTestsPass(folder.resolve("tests"));
        assertEquals("unharmed", Files.readString(victim));
        assertEquals(Set.of(), harmful(generated.tests("RegressionTest")));
    }

    /** What would be undone if we ran it stays as it is where JUnit does. */
    private static Set<String> harmful(Set<String> tests) {
        var harmful = new TreeSet<String>();
        for (String method : List.of(
                "AddsShutdownHooks#add",
                "ChangesDefaultHandlers#takeOver",
                "ChangesItsThread#rename",
                "ChangesSystemProperties#clear",
                "ChangesSystemProperties#set",
                "ChangesTheDefaultLocale#turnTurkish",
                "ChangesTheTimeZone#move",
                "ClosesSystemOut#close",
                "InterruptsItself#interrupt",
                "ReadsSystemIn#in",
                "SetsSystemOutToNull#take",
                "StartsThreadPools#start",
                "StartsThreadsThatCannotBeStopped#start",
                "StartsThreadsThatSleep#start",
                "StartsThreadsThatSpin#start",
                "WritesFiles#bytes",
                "DeletesFiles#delete")) {
            String prefix = "zoo.survives." + method.replace("#", "RegressionTest#");
            tests.stream().filter(test -> test.startsWith(prefix)).forEach(harmful::add);
        }
        return harmful;
    }

    @Test
    void what_does_not_end_or_takes_its_worker_along_keeps_no_other_class_from_its_tests() throws Exception {
        Generated generated = Generated.of(
                folder.resolve("out"),
                ZOO,
                "--sequences",
                "500",
                "--test-limit",
                "4s",
                "--heap",
                "128",
                "zoo.finds.LoopsForever",
                "zoo.finds.LoopsInsideARegex",
                "zoo.finds.WaitsForever",
                "zoo.finds.RecursesForever",
                "zoo.finds.FillsTheHeapForGood",
                "zoo.finds.InitialiserThrows",
                "zoo.finds.KillsItsWorker",
                "zoo.passes.ChecksItsArguments");

        assertEquals(
                Set.of("DOES_NOT_END LoopsForever", "DOES_NOT_END LoopsInsideARegex", "DOES_NOT_END WaitsForever"),
                generated.findings(),
                generated.run().out());
        Set<String> told = generated.events();
        assertTrue(
                told.contains("a sequence used up the memory or the stack and was not built on")
                        && told.contains("a worker hung and was killed")
                        && told.stream()
                                .anyMatch(what -> what.matches("a worker died in zoo.finds.KillsItsWorker.kill:"
                                        + " exit code \\d+, SIGSEGV in .*")),
                "told: " + told);
        // Which of its tests comes first decides what they see.
        assertEquals(Set.of("zoo.finds.InitialiserThrows"), withoutTests(generated));
        assertTrue(
                generated.tests("RegressionTest").stream()
                                .filter(test -> test.startsWith("zoo.passes.ChecksItsArguments"))
                                .count()
                        > 4,
                "tests: " + generated.tests("RegressionTest"));
        generated.assertRegressionTestsPass(folder.resolve("tests"));
    }

    @Test
    void a_subject_that_closes_the_standard_output_does_not_close_the_report() {
        Generated generated =
                Generated.of(folder.resolve("out"), ZOO, "--sequences", "200", "zoo.survives.ClosesSystemOut");

        assertEquals(0, generated.run().exitCode(), generated.run().err());
        assertTrue(
                generated.run().out().strip().endsWith("report: " + folder.resolve("out")),
                generated.run().out());
        assertTrue(
                generated.run().out().contains("No problems found"),
                generated.run().out());
        assertEquals(Set.of("replacing, closing or reading a standard stream"), each(generated, "effects", "what"));
    }

    private static Set<String> withoutTests(Generated generated) {
        var without = new TreeSet<String>();
        for (JsonNode row : generated.summary().path("classes")) {
            if (row.path("testCases").asInt() == 0) {
                without.add(row.path("class").asString());
            }
        }
        return without;
    }

    private static Set<String> each(Generated generated, String list, String member) {
        var values = new TreeSet<String>();
        for (JsonNode entry : generated.summary().path(list)) {
            if (entry.hasNonNull(member)) {
                values.add(entry.path(member).asString());
            }
        }
        return values;
    }
}
