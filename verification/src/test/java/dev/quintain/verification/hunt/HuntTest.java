package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.run.interleave.ReplayedCheck;
import dev.quintain.verification.emitted.EmittedTests;
import dev.quintain.verification.emitted.EmittedTests.Junit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** One command from classes to a list of what is wrong with them: one short hunt, looked at from all sides. */
class HuntTest {
    private static final String SHOP = "dev.quintain.examples.shop.";

    /** Below the folder of the repository, be it one or an archive of one. */
    private static final Path SOURCES = Path.of("target", "hunt-sources");

    private static final Path AGENT = Path.of("..", "cli", "target", "inject", "quintain-agent.jar");

    @TempDir
    static Path folder;

    private static Hunted run = new Hunted(-1, "", "", Path.of(""));

    @BeforeAll
    static void hunt() throws IOException {
        Path pager = SOURCES.resolve(Hunted.PAGER.replace('.', '/') + ".java");
        Files.createDirectories(pager.getParent());
        Files.writeString(pager, "");
        run = Hunted.hunt(
                folder,
                "--time",
                "30s",
                "--test-limit",
                "1s",
                "--sources",
                SOURCES.toString(),
                "-cp",
                Hunted.EXAMPLES.toString(),
                Hunted.PAGER,
                SHOP + "PriceTags",
                SHOP + "Stock",
                "dev.quintain.examples.walk.BoundedStack");
    }

    @Test
    void every_engine_that_applies_is_tried() {
        assertEquals(Hunted.FINDINGS, run.exitCode(), run.err());
        assertEquals(
                List.of("crash", "generate", "walk", "interleave", "inject"),
                run.stream("engines").map(row -> row.path("engine").asString()).toList());
    }

    @Test
    void what_is_wrong_with_calls_and_with_threads_is_found() {
        assertEquals(
                Set.of(Hunted.PAGER + " DOES_NOT_END", SHOP + "Stock NOT_LINEARIZABLE"),
                run.findings()
                        .map(finding -> finding.path("class").asString() + " "
                                + finding.path("rule").asString())
                        .filter(fault -> fault.contains("Pager") || fault.contains("Stock "))
                        .collect(Collectors.toSet()),
                run.out());
    }

    @Test
    void the_list_has_each_fault_once_and_the_likeliest_first() {
        List<Integer> ranks = run.findings()
                .map(finding -> List.of("high", "medium", "low")
                        .indexOf(finding.path("rank").asString()))
                .toList();

        assertEquals(run.findings().count(), run.fingerprints().size());
        assertEquals(ranks.stream().sorted().toList(), ranks);
        assertTrue(run.findings()
                .allMatch(finding -> finding.path("reason").asString().length() > 10));
    }

    @Test
    void what_is_found_has_a_test_that_shows_it() {
        run.findings().forEach(finding -> {
            JsonNode test = finding.path("test");
            assertTrue(
                    run.file(test.path("file").asString())
                            .contains("void " + test.path("method").asString() + "("),
                    finding.toString());
        });
    }

    @Test
    void all_that_was_written_compiles_and_regression_tests_pass_and_tests_of_faults_fail() throws Exception {
        var behind = new ArrayList<>(List.of(Hunted.EXAMPLES, AGENT));
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .forEach(behind::add);
        EmittedTests written =
                EmittedTests.compile(folder.resolve("tests"), behind, Junit.JUPITER, folder.resolve("emitted"));

        Map<String, String> suite = written.runTogether(regressionTests());
        Map<String, String> faults = written.runAlone(run.findings()
                .map(finding -> finding.path("test"))
                .map(test -> className(test.path("file").asString()) + "#"
                        + test.path("method").asString())
                .filter(test -> test.matches(".*(Crash|Error)Test#.*"))
                .toList());

        assertFalse(suite.isEmpty());
        assertEquals(Set.of("passed"), Set.copyOf(suite.values()), suite::toString);
        assertFalse(faults.isEmpty());
        assertFalse(faults.containsValue("passed"), faults::toString);
    }

    private static List<String> regressionTests() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("tests"))) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.matches(".*RegressionTest\\d*\\.java"))
                    .map(HuntTest::className)
                    .toList();
        }
    }

    /** Of a file as the summary has it. */
    private static String className(String file) {
        return file.substring("tests/".length(), file.length() - ".java".length())
                .replace('\\', '/')
                .replace('/', '.');
    }

    @Test
    void the_test_of_a_schedule_fails_as_long_as_it_does() {
        String test = run.file("tests/dev/quintain/examples/shop/StockCheckTest.java");
        Matcher call =
                Pattern.compile("verify\\(\"(.+)\", (\\d+)L, \"(.+)\"\\)").matcher(test);

        assertTrue(call.find(), test);
        AssertionError fails = assertThrows(
                AssertionError.class,
                () -> ReplayedCheck.verify(call.group(1), Long.parseLong(call.group(2)), call.group(3)));
        assertTrue(fails.toString().contains("not safe for several threads"), fails.toString());
    }

    @Test
    void classes_have_their_states_and_what_was_covered() {
        JsonNode stack = run.stream("classes")
                .filter(each -> each.path("class").asString().endsWith("BoundedStack"))
                .findFirst()
                .orElseThrow();

        assertTrue(stack.path("states").size() > 1, stack.toString());
        assertTrue(stack.path("branchesTaken").asInt() > 0, stack.toString());
    }

    @Test
    void findings_point_into_source_files_where_these_are_known() {
        String sarif = run.file("findings.sarif");

        assertTrue(sarif.contains("target/hunt-sources/dev/quintain/examples/shop/Pager.java\""), sarif);
        assertTrue(sarif.contains("\"uri\": \"dev/quintain/examples/shop/Stock.java\""), sarif);
    }

    @Test
    void what_code_hosts_read_is_valid() {
        assertEquals(List.of(), SarifSchemaTest.errors(run.file("findings.sarif")));
    }

    @Test
    void only_what_is_for_the_user_stays() {
        assertFalse(Files.exists(folder.resolve("jobs")));
        assertFalse(Files.exists(folder.resolve("hunt.journal")));
        assertTrue(Files.exists(folder.resolve("findings.sarif")));
        assertTrue(Files.exists(folder.resolve("junit.xml")));
        assertTrue(Files.exists(folder.resolve("report.html")));
    }
}
