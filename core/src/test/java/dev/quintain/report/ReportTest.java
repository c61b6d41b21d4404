package dev.quintain.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.Golden;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.GeneratedTest.Checked;
import dev.quintain.finding.GeneratedTest.CopesOrRefuses;
import dev.quintain.finding.JavaCode;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.SpaceRow;
import dev.quintain.finding.Thrown;
import dev.quintain.finding.TypeName;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    @TempDir
    Path folder;

    @Test
    void console_shows_classes_then_problems_then_notes() throws IOException {
        Golden.assertMatches("console.txt", console(summary(problems()), ConsoleReport.Style.PLAIN));
    }

    @Test
    void console_says_when_there_is_nothing() throws IOException {
        var calm = new RunSummary(
                "crash",
                7,
                "crash shop",
                List.of(new ClassRow("shop.Cart", 3, 12, 0, 0, 0, 0, 0, 5)),
                List.of(new SpaceRow("shop.Cart", "Cart.add(int)", 3, BigInteger.valueOf(12), 12)),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                40);

        Golden.assertMatches("console-calm.txt", console(calm, ConsoleReport.Style.PLAIN));
    }

    @Test
    void console_claims_nothing_of_methods_that_have_no_tests() {
        var empty = new RunSummary(
                "crash",
                7,
                "crash shop",
                List.of(new ClassRow("shop.Cart", 1, 0, 0, 0, 0, 0, 0, 5)),
                List.of(new SpaceRow("shop.Cart", "Cart.add(Item)", 3, BigInteger.ZERO, 0)),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                40);

        assertFalse(console(empty, ConsoleReport.Style.PLAIN).contains("every input"));
    }

    @Test
    void console_is_coloured_on_a_terminal_only() {
        assertTrue(console(summary(problems()), ConsoleReport.Style.TERMINAL).contains("\u001b["));
        assertFalse(console(summary(problems()), ConsoleReport.Style.PLAIN).contains("\u001b"));
    }

    @Test
    void json_holds_everything_in_a_fixed_order() throws IOException {
        Path file = new SummaryJson().write(summary(problems()), folder);

        assertEquals(folder.resolve("summary.json"), file);
        Golden.assertMatches("summary.json", Files.readString(file));
    }

    @Test
    void a_baseline_tells_new_known_and_gone_findings() throws IOException {
        List<Problem> before = problems().subList(0, 2);
        List<Problem> now = problems().subList(1, 3);
        Path file = new SummaryJson().write(summary(before), folder);

        RunSummary compared = Baseline.read(file, "crash").compare(summary(now));

        assertEquals(
                List.of(RunSummary.Standing.KNOWN, RunSummary.Standing.NEW),
                compared.problems().stream().map(Problem::standing).toList());
        assertEquals(
                List.of("new Canvas(int, int): java.lang.NegativeArraySizeException"),
                compared.gone().stream().map(RunSummary.Gone::description).toList());
        Golden.assertMatches("console-baseline.txt", console(compared, ConsoleReport.Style.PLAIN));
    }

    @Test
    void a_baseline_that_is_something_else_is_refused() throws IOException {
        String own = Files.readString(new SummaryJson().write(summary(problems()), folder));

        assertEquals("it is no summary.json of quintain", refusal("{\"a\": 1}"));
        assertEquals("it is no JSON", refusal("{"));
        assertEquals("it is no summary.json of quintain", refusal(""));
        assertEquals(
                "it has format 2, and this version of quintain knows format 1 only",
                refusal(own.replace("\"format\": 1", "\"format\": 2")));
        assertEquals(
                "it is of quintain hunt, whose findings have other names",
                refusal(own.replace("\"engine\": \"crash\"", "\"engine\": \"hunt\"")));
    }

    private String refusal(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("other.json"), text);
        return String.valueOf(assertThrows(IOException.class, () -> Baseline.read(file, "crash"))
                .getMessage());
    }

    @Test
    void numbers_are_readable_at_any_size() {
        assertEquals("999,999,999", Numbers.count(BigInteger.valueOf(999_999_999)));
        assertEquals("1.0e9", Numbers.count(BigInteger.TEN.pow(9)));
        assertEquals("1.2e34", Numbers.count(BigInteger.TEN.pow(32).multiply(BigInteger.valueOf(123))));
        assertEquals("1.0e100", Numbers.count(BigInteger.TEN.pow(100).subtract(BigInteger.ONE)));
        assertEquals("100 %", Numbers.share(3, BigInteger.valueOf(3)));
        assertEquals("99.99 %", Numbers.share(999_999, BigInteger.valueOf(1_000_000)));
        assertEquals("12.5 %", Numbers.share(1, BigInteger.valueOf(8)));
        assertEquals("< 0.01 %", Numbers.share(1, BigInteger.TEN.pow(30)));
        assertEquals("0 %", Numbers.share(0, BigInteger.TEN));
    }

    private static String console(RunSummary summary, ConsoleReport.Style style) {
        var text = new StringWriter();
        new ConsoleReport(new PrintWriter(text), style).print(summary, "quintain-out");
        return text.toString();
    }

    private static RunSummary summary(List<Problem> problems) {
        return new RunSummary(
                "crash",
                42,
                "crash --depth 3 examples",
                List.of(
                        new ClassRow("dev.acme.paint.Canvas", 14, 20_000, 941, problems.size(), 1203, 17, 3, 1800),
                        new ClassRow("dev.acme.shop.Cart", 3, 332, 0, 0, 0, 0, 0, 25)),
                List.of(
                        new SpaceRow("dev.acme.paint.Canvas", "new Canvas(int, int)", 3, BigInteger.valueOf(9), 9),
                        new SpaceRow(
                                "dev.acme.paint.Canvas",
                                "Canvas.write(float, int, int, Color)",
                                3,
                                BigInteger.valueOf(123).multiply(BigInteger.TEN.pow(30)),
                                19_000),
                        new SpaceRow("dev.acme.shop.Cart", "Cart.add(Item)", 2, BigInteger.valueOf(1300), 332)),
                problems,
                List.of(),
                List.of(new PassedOver("dev.acme.paint.Brush", "not public; --package-private tests it")),
                List.of(
                        new Effect("writing a file", 3, "files", "writing /etc/passwd"),
                        new Effect("setting a system property", 2, null, null)),
                List.of(
                        new Event("a worker hung and was killed", 1, List.of("Canvas.write(float, int, int, Color)")),
                        new Event("a crash did not show again from a clean slate and is not reported", 2, List.of())),
                2345);
    }

    private static List<Problem> problems() {
        return List.of(
                problem(
                        Rule.LANGUAGE_EXCEPTION,
                        "new Canvas(int, int)",
                        "new Canvas(-1, 1)",
                        3,
                        new Thrown("java.lang.NegativeArraySizeException", "-1", List.of(frame("<init>", 12))),
                        "constructor_throws_NegativeArraySizeException"),
                problem(
                        Rule.ERROR,
                        "Canvas.fill(int, int)",
                        "new Canvas(1, 1).fill(0, 0)",
                        1234,
                        new Thrown(
                                "java.lang.StackOverflowError",
                                null,
                                Stream.concat(
                                                IntStream.range(0, 1000).mapToObj(i -> frame("spread", 40 + i % 2)),
                                                Stream.of(frame("fill", 33)))
                                        .toList()),
                        "fill_throws_StackOverflowError"),
                problem(
                        Rule.DOES_NOT_END,
                        "Canvas.scale(double)",
                        "new Canvas(1, 1).scale(0.0)",
                        1,
                        new Thrown("", null, List.of(frame("scale", 60))),
                        null));
    }

    private static Frame frame(String method, int line) {
        return new Frame("dev.acme.paint.Canvas", method, "Canvas.java", line);
    }

    private static Problem problem(
            Rule rule, String operation, String reproducer, long occurrences, Thrown thrown, @Nullable String method) {
        var act = new JavaCode(reproducer, List.of());
        var test = new GeneratedTest(
                "dev.acme.paint",
                new TypeName("dev.acme.paint", List.of("Canvas"), 0),
                "",
                "",
                List.of(),
                new CopesOrRefuses(act, List.of()),
                Checked.NOTHING,
                null,
                false,
                Set.of());
        var finding = new Finding(
                "crash",
                rule,
                "dev.acme.paint.Canvas",
                operation,
                thrown,
                reproducer,
                occurrences,
                method != null,
                test);
        String file = method == null ? null : "tests/dev/acme/paint/CanvasCrashTest.java";
        return new Problem(finding, file, method, null);
    }
}
