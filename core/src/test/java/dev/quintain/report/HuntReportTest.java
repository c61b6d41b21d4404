package dev.quintain.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.Golden;
import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.HuntSummary.HandlerRow;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Standing;
import dev.quintain.finding.ScheduleStep;
import dev.quintain.finding.StateMachine;
import dev.quintain.finding.Thrown;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HuntReportTest {
    @Test
    void console_has_the_answer_then_the_likeliest_findings() throws IOException {
        var out = new StringWriter();
        new HuntConsole(new PrintWriter(out), ConsoleReport.Style.PLAIN).print(summary(), "out/report.html");

        Golden.assertMatches("hunt-console.txt", out.toString());
    }

    @Test
    void nothing_tried_is_another_answer_than_nothing_found() {
        var untried = new ClassProfile("shop.Till", List.of(), 2, 0, 0, 0, 0, 0, null, null, 0);
        var tried = new ClassProfile("shop.Cart", List.of("crash"), 5, 9, 0, 0, 0, 0, null, null, 0);
        var empty = new ClassProfile("shop.Names", List.of(), 0, 0, 0, 0, 0, 0, null, null, 0);

        assertEquals("Nothing found in 1 class", answer(tried, empty).inALine());
        assertEquals(List.of(), answer(tried, empty).reservations());
        assertEquals("Nothing was tried", answer(untried, empty).inALine());
        assertEquals(
                List.of("it was over before anything ran; give it more time with --time"),
                answer(untried).reservations());
        assertEquals("Nothing found in 1 class", answer(tried, untried).inALine());
        assertEquals(
                List.of("1 of 2 classes had no time, or too little of it; give it more time with --time"),
                answer(tried, untried).reservations());
        assertEquals("Nothing could be tried", answer(empty).inALine());
        assertEquals(
                "Nothing found, but hardly anything was tried",
                answer(new ClassProfile("shop.Till", List.of("crash"), 5, 1, 0, 0, 0, 0, null, null, 0))
                        .inALine());
    }

    private static HuntAnswer answer(ClassProfile... classes) {
        return new HuntAnswer(only(List.of(), classes));
    }

    private static HuntSummary only(List<RankedFinding> findings, ClassProfile... classes) {
        return only(summary().subject(), findings, classes);
    }

    private static HuntSummary only(String subject, List<RankedFinding> findings, ClassProfile... classes) {
        HuntSummary of = summary();
        return new HuntSummary(
                subject,
                of.command(),
                of.seed(),
                findings,
                List.of(classes),
                List.of(),
                List.of(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                true,
                1,
                1);
    }

    @Test
    void what_was_found_through_a_class_that_had_no_turn_is_not_called_gone(@TempDir Path folder) throws IOException {
        var cart = new ClassProfile("shop.Cart", List.of("crash"), 5, 9, 0, 0, 0, 0, null, null, 0);
        var till = new ClassProfile("shop.Till", List.of("crash"), 2, 9, 0, 0, 0, 0, null, null, 0);
        var untried = new ClassProfile("shop.Till", List.of(), 2, 0, 0, 0, 0, 0, null, null, 0);
        Path before = folder.resolve("summary.json");
        Files.writeString(before, HuntJson.text(only(List.of(threads("shop.Cart")), cart, till)));
        Baseline baseline = Baseline.read(before, "hunt");

        assertEquals(
                1,
                baseline.compare(only(List.of(), cart, till), Set.of()).gone().size());
        assertEquals(
                0,
                baseline.compare(only(List.of(), cart, till), Set.of("dddd"))
                        .gone()
                        .size());
        assertEquals(
                0,
                baseline.compare(only(List.of(), cart, untried), Set.of())
                        .gone()
                        .size());
    }

    @Test
    void a_finding_counts_for_the_class_that_the_fault_is_in() {
        HuntSummary hunt =
                only(List.of(threads("shop.Cart")), summary().classes().toArray(ClassProfile[]::new));

        assertTrue(new HuntPage(hunt).text().contains("data-class=\"shop.Cart\""));
        assertTrue(new ClassTable(hunt)
                .html()
                .contains("shop.<wbr>Cart</td><td class=\"number\" data-value=\"1\">1</td>"));
        assertTrue(JUnitXml.text(hunt).contains("<testsuite name=\"shop.Cart\" tests=\"1\" failures=\"1\""));
        assertTrue(HuntJson.text(hunt).contains("\"through\": \"shop.Till\""));
    }

    @Test
    void summary_has_all_there_is() throws IOException {
        Golden.assertMatches("hunt-summary.json", HuntJson.text(summary()));
    }

    @Test
    void sarif_is_as_code_hosts_read_it() throws IOException {
        String text = Sarif.text(summary(), new SourceFolders(Path.of("shop"), Path.of("shop"), List.of()));

        Golden.assertMatches("hunt-findings.sarif", text.replaceAll("(?s)\"help\" ?: \\{.*?\\n {14}}", "\"help\": {}"));
        JsonNode results = JsonMapper.builder().build().readTree(text).at("/runs/0/results");
        assertEquals(3, results.size());
        assertEquals("error", results.at("/0/level").asString());
        assertEquals("aaaa", results.at("/0/partialFingerprints/quintain~1v1").asString());
    }

    @Test
    void xml_can_be_read_and_has_a_failure_for_each_finding() throws Exception {
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(JUnitXml.text(summary()).getBytes(StandardCharsets.UTF_8)));

        assertEquals(3, document.getElementsByTagName("failure").getLength());
        assertEquals(2, document.getElementsByTagName("testsuite").getLength());
    }

    @Test
    void the_page_needs_nothing_else() {
        String page = new HuntPage(summary()).text();

        assertFalse(page.replace("http://www.w3.org/2000/svg", "").contains("http"), "it points elsewhere");
        assertFalse(page.contains("{{"), "a place was not filled in");
    }

    @Test
    void what_findings_say_cannot_break_the_page() {
        String page = new HuntPage(summary()).text();

        assertFalse(page.contains("<b>bold</b>"));
        assertTrue(page.contains("&lt;b&gt;bold&lt;/b&gt;"));
    }

    @Test
    void what_takes_many_words_is_cut_off_in_the_list_and_whole_behind_it() {
        String words = "the calls came to " + "much ".repeat(100);
        RankedFinding wordy = finding("eeee", Rule.NOT_LINEARIZABLE, Rank.LOW, "interleave", words, Standing.NEW);
        String page = new HuntPage(only(List.of(wordy))).text();

        assertTrue(page.contains("<pre>" + words), page);
        assertTrue(page.contains("much much...</span>"), page);
    }

    @Test
    void an_archive_is_called_by_its_name() {
        HuntSummary jar = only("lib/a-1.0.jar, target/classes", List.of(threads("shop.Till")));

        assertTrue(new HuntPage(jar).text().contains(" of a-1.0.jar, target/classes"));
    }

    @Test
    void the_page_explains_the_kinds_that_occur() {
        String page = new HuntPage(summary()).text();

        assertTrue(page.contains("id=\"kind-EQUALS\""));
        assertTrue(page.contains("<b>What to do.</b>"));
        assertFalse(page.contains("id=\"kind-MEMORY\""));
    }

    @Test
    void java_source_is_coloured_and_otherwise_unchanged() {
        String html = JavaHighlight.of("int a = \"<\".length(); // one");

        assertEquals(
                "<span class=\"k\">int</span> a = <span class=\"s\">&quot;&lt;&quot;</span>.length(); "
                        + "<span class=\"c\">// one</span>",
                html);
    }

    @Test
    void a_page_with_many_findings_and_classes_stays_small_enough_to_open() {
        assertTrue(new HuntPage(large(3000, 2000)).text().length() < 12_000_000);
    }

    @Test
    void a_page_has_every_finding_of_a_class_with_many_and_every_class() {
        String page = new HuntPage(large(500, 2000)).text();

        assertEquals(500, count("<article class=\"finding\"", page));
        assertEquals(500, count("<p class=\"reason\">", page));
        assertEquals(2000, count("<tr><td class=\"name\">", page));
        assertEquals(2000, count("<details class=\"machine\"", page));
        assertTrue(page.contains("<h1>500 findings in 1 of 2,000 classes of shop</h1>"));
        assertTrue(page.length() < 4_000_000, "it has " + page.length() + " characters");
    }

    @Test
    void the_picture_of_handlers_has_the_classes_with_the_most_and_the_rest_in_a_row() {
        List<HandlerRow> rows = IntStream.range(0, 25)
                .mapToObj(number -> new HandlerRow("shop.Cart" + number, 1, 2, 100 - number))
                .toList();

        String few = new HandlersByClass(rows.subList(0, 20)).svg();
        String many = new HandlersByClass(rows).svg();

        assertEquals(20, count("<rect class=\"before\"", few));
        assertFalse(few.contains("more"));
        assertEquals(21, count("<rect class=\"after\"", many));
        assertTrue(many.contains(">5 more</text>"));
        assertTrue(many.contains(">5 \u2192 10 of 390</text>"), many);
    }

    private static int count(String part, String text) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    /** All findings are in one class. */
    private static HuntSummary large(int findings, int classes) {
        HuntSummary small = summary();
        return new HuntSummary(
                small.subject(),
                small.command(),
                small.seed(),
                Collections.nCopies(findings, small.findings().get(0)),
                Collections.nCopies(classes, small.classes().get(0)),
                small.engines(),
                small.coverage(),
                null,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                true,
                1,
                1);
    }

    private static HuntSummary summary() {
        var machine = new StateMachine(
                "Cart",
                List.of(new StateMachine.State("Empty", 0), new StateMachine.State("Default", 1)),
                List.of(
                        new StateMachine.Transition("Empty", "add(int)", "Default", ""),
                        new StateMachine.Transition("Empty", "pop()", "Empty", "IllegalStateException")));
        return new HuntSummary(
                "shop",
                "quintain hunt shop",
                7,
                List.of(
                        finding("aaaa", Rule.EQUALS, Rank.HIGH, "generate", "x.equals(x) is false", Standing.NEW),
                        finding("bbbb", Rule.NULL_POINTER, Rank.MEDIUM, "crash", "<b>bold</b>", Standing.KNOWN),
                        threads("shop.Till")),
                List.of(
                        new ClassProfile(
                                "shop.Cart", List.of("crash", "generate"), 5, 1234, 99, 12, 30, 40, machine, null, 100),
                        new ClassProfile(
                                "shop.Till",
                                List.of("interleave"),
                                2,
                                0,
                                0,
                                0,
                                0,
                                0,
                                null,
                                "drafts/shop.Till.conan",
                                0)),
                List.of(
                        new EngineRow("crash", "1,234 tests of single calls", 1, 2000),
                        new EngineRow("generate", "99 sequences with 1,000 calls", 1, 3000)),
                List.of(new CoveragePoint(1000, 10), new CoveragePoint(3000, 30)),
                new Handlers(
                        "the tests in test-classes",
                        12,
                        3,
                        9,
                        10,
                        List.of(new HandlerRow("shop.Cart", 3, 7, 7), new HandlerRow("shop.Till", 0, 2, 3))),
                List.of(new Gone("cccc", "Cart.size(): java.lang.AssertionError")),
                List.of(new PassedOver("shop.Hidden", "it is not public; --package-private tests it")),
                List.of(),
                List.of(),
                true,
                5000,
                60000);
    }

    private static RankedFinding finding(
            String fingerprint, Rule rule, Rank rank, String engine, String message, Standing standing) {
        String type = rule.isThrown() ? "java.lang.NullPointerException" : "";
        var finding = new Finding(
                engine,
                rule,
                "shop.Cart",
                "Cart.add(int)",
                new Thrown(type, message, List.of(new Frame("shop.Cart", "add", "Cart.java", 12))),
                "new Cart().add(1)",
                2,
                true,
                null);
        return new RankedFinding(
                finding,
                finding.className(),
                fingerprint,
                rank,
                "a contract is broken",
                List.of(engine),
                List.of("Cart.put(int)"),
                2,
                "tests/shop/CartErrorTest.java",
                "add_fails",
                "@Test\nvoid add_fails() {\n    new Cart().add(1);\n}\n",
                List.of(),
                standing);
    }

    /**
     * @param className the class that it is in; it was found through another
     */
    private static RankedFinding threads(String className) {
        var finding = new Finding(
                "interleave",
                Rule.NOT_LINEARIZABLE,
                "shop.Till",
                "Till used by several threads",
                new Thrown("", "take() returned 1 twice", List.of()),
                "{take()} || {take()}",
                1,
                true,
                null);
        return new RankedFinding(
                finding,
                className,
                "dddd",
                Rank.LOW,
                "it takes locks",
                List.of("interleave"),
                List.of(),
                1,
                null,
                null,
                "quintain interleave check shop.Till",
                List.of(
                        new ScheduleStep(0, "t1", "Till.java:3", "reads count"),
                        new ScheduleStep(0, "t2", "Till.java:3", "reads count")),
                Standing.NEW);
    }
}
