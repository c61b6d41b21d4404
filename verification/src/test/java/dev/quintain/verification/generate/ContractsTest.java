package dev.quintain.verification.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every contract has a class in the zoo that breaks it, and the classes that keep them all are not reported. */
class ContractsTest {
    private static final Path ZOO = Path.of("target", "classes");

    private static final String SEQUENCES = "20000";

    @TempDir
    Path folder;

    @Test
    void broken_contracts_are_found_and_their_tests_fail() throws Exception {
        Generated generated = Generated.of(folder.resolve("out"), ZOO, "--sequences", SEQUENCES, "zoo.generate.*");

        assertEquals(1, generated.run().exitCode(), generated.run().err());
        assertEquals(
                Set.of(
                        "EQUALS EqualInAChain",
                        "EQUALS EqualOneWayOnly",
                        "EQUALS EqualToNull",
                        "EQUALS InheritsInequality",
                        "EQUALS NotEqualToItself",
                        "HASH_CODE EqualWithOtherHash",
                        "COMPARE_TO ComparesBySubtracting",
                        "COMPARE_TO ComparesInACircle",
                        "COMPARE_TO EqualButNotInOrder",
                        "COMPARE_TO OrdersInACircle",
                        "COMPARE_TO PrefersTheFirst",
                        "COMPARE_TO PutsEachBehindItself",
                        "ERROR FailsAnAssertion",
                        "NULL_POINTER NullOfItsOwn",
                        "OBJECT_METHOD CompareToThrows",
                        "OBJECT_METHOD EqualsThrows",
                        "OBJECT_METHOD HashOfAnEmptyField",
                        "OBJECT_METHOD ToStringThrows"),
                generated.findings());
        Set<String> tests = generated.tests("ErrorTest");
        Map<String, String> ended = generated.compile(folder.resolve("tests")).runAlone(tests);
        assertEquals(tests, ended.keySet());
        ended.forEach((test, how) -> assertFalse(how.equals("passed"), test + " " + how));
    }

    @Test
    void what_holds_now_holds_again() throws Exception {
        Generated generated = Generated.of(folder.resolve("out"), ZOO, "--sequences", SEQUENCES, "zoo.generate.*");

        Set<String> tests = generated.tests("RegressionTest");
        var compiled = generated.compile(folder.resolve("tests"));
        assertTrue(tests.size() > 10, "tests: " + tests);
        assertEquals(Set.of("passed"), new TreeSet<>(compiled.runTogether(tests).values()));
        assertEquals(Set.of("passed"), new TreeSet<>(compiled.runAlone(tests).values()));
    }

    @Test
    @Tag("slow")
    void the_same_seed_and_number_give_the_same_suites_however_many_workers_there_are() {
        Generated one =
                Generated.of(folder.resolve("one"), ZOO, "--calls", "20000", "--workers", "1", "zoo.generate.*");
        Generated two =
                Generated.of(folder.resolve("two"), ZOO, "--calls", "20000", "--workers", "2", "zoo.generate.*");

        assertEquals(one.sources(), two.sources());
        assertEquals(one.findings(), two.findings());
    }

    @Test
    void what_an_earlier_run_found_is_no_news() {
        String[] arguments = {"--sequences", "300", "zoo.generate.EqualToNull"};
        Generated earlier = Generated.of(folder.resolve("earlier"), ZOO, arguments);
        String baseline = folder.resolve("earlier").resolve("summary.json").toString();

        Generated again = Generated.of(
                folder.resolve("again"), ZOO, "--baseline", baseline, "--sequences", "300", "zoo.generate.EqualToNull");

        assertEquals(1, earlier.run().exitCode(), earlier.run().err());
        assertEquals(0, again.run().exitCode(), again.run().err());
        assertEquals(earlier.findings(), again.findings());
    }

    @Test
    void options_that_exclude_each_other_are_refused() {
        Generated generated =
                Generated.of(folder.resolve("out"), ZOO, "--calls", "5", "--time", "1s", "zoo.generate.*");

        assertEquals(2, generated.run().exitCode());
        assertTrue(
                generated.run().err().contains("--calls or --sequences cannot go with --time"),
                generated.run().err());
    }
}
