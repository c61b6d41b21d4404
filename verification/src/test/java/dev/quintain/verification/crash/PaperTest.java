package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.Summary.ClassRow;
import dev.quintain.verification.crash.Summary.Reported;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the JCrasher paper, and the faults that it tells of. */
class PaperTest {
    private static final String EXAMPLES = "dev.quintain.examples.crash.";

    @TempDir
    Path folder;

    @Test
    void finds_what_the_paper_found() {
        assertEquals(
                lines(
                        "Canvas.write(float, int, int, Color) ArrayIndexOutOfBoundsException",
                        "Homework.findPattern(int[], int[]) ArrayIndexOutOfBoundsException",
                        "Homework.findPattern(int[], int[]) ArrayIndexOutOfBoundsException",
                        "Homework.getSquaresArray(int) NegativeArraySizeException",
                        "Homework.main(String[]) ArrayIndexOutOfBoundsException",
                        "Homework.main(String[]) NumberFormatException",
                        "new Canvas(int, int) NegativeArraySizeException"),
                reports("crash"));
        assertEquals(
                lines(
                        "SearchTree.contains(Comparable) NullPointerException",
                        "SearchTree.merge(SearchTree) NullPointerException",
                        "SearchTree.replace(Comparable, TreeNode) NullPointerException",
                        "new TreeNode(Object) ClassCastException"),
                reports("crash.objecttree"));
        assertEquals("", reports("crash.figure2"));
    }

    @Test
    void finds_it_with_the_papers_inputs() {
        Map<String, String> inputs = Runs.examples().summary().findings().stream()
                .filter(finding -> finding.className().startsWith(EXAMPLES))
                .collect(Collectors.toMap(finding -> finding.testFile() + finding.testMethod(), Reported::reproducer));

        assertTrue(inputs.containsValue("new Canvas(-1, 1)"), inputs::toString);
        assertTrue(inputs.containsValue("Homework.findPattern(new int[] {0}, new int[] {0})"), inputs::toString);
        assertTrue(inputs.containsValue("Homework.findPattern(new int[] {0}, new int[0])"), inputs::toString);
        assertTrue(inputs.containsValue("Homework.main(new String[] {\"\"})"), inputs::toString);
        assertTrue(inputs.containsValue("Homework.getSquaresArray(-1)"), inputs::toString);
    }

    @Test
    void finds_the_faults_of_the_shop() {
        assertEquals(
                lines(
                        "CsvLine.column(int) IndexOutOfBoundsException",
                        "CsvLine.parse(String) StringIndexOutOfBoundsException",
                        "DateRange.parse(String) ArrayIndexOutOfBoundsException",
                        "DateRange.parse(String) DateTimeParseException",
                        "ExchangeRates.inTenThousandths(String) NumberFormatException",
                        "Fraction.dividedBy(Fraction) IllegalArgumentException",
                        "LruCache.put(Object, Object) NoSuchElementException",
                        "Money.splitAmong(int) ArithmeticException",
                        "Pager.pages() TimeoutException",
                        "Rota.onDay(int) ArrayIndexOutOfBoundsException"),
                lines(new TreeSet<>(reports("shop").lines().toList()).toArray(String[]::new)));
    }

    @Test
    void a_narrower_type_gives_fewer_tests_fewer_crashes_and_one_problem_less() {
        Summary wide = run("objecttree", "--cases", "100000").summary();
        Summary narrow = run("comparabletree", "--cases", "100000").summary();

        assertTrue(wide.spaces().stream()
                .allMatch(space -> space.run() == space.size().longValueExact()));
        assertTrue(sum(narrow, ClassRow::testCases) < sum(wide, ClassRow::testCases));
        assertTrue(sum(narrow, ClassRow::crashes) < sum(wide, ClassRow::crashes));
        assertEquals(4, sum(wide, ClassRow::problems));
        assertEquals(3, sum(narrow, ClassRow::problems));
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 6", "3, 18", "4, 18"})
    void figure_2(int depth, long tests) {
        CommandRun run = run("figure2", "--no-constants", "--depth", Integer.toString(depth));

        assertEquals(
                tests,
                run.summary().spaces().stream()
                        .filter(space -> space.operation().equals("Figure2.f(A, int)"))
                        .findFirst()
                        .orElseThrow()
                        .run());
        assertEquals(CommandRun.NOTHING_FOUND, run.exitCode());
    }

    private CommandRun run(String examples, String... options) {
        var arguments = new java.util.ArrayList<>(java.util.List.of(options));
        arguments.addAll(java.util.List.of("-cp", Subjects.examples().toString(), EXAMPLES + examples + ".*"));
        return CommandRun.crash(folder.resolve(examples), arguments.toArray(String[]::new));
    }

    private static long sum(Summary summary, ToLongFunction<ClassRow> number) {
        return summary.classes().stream().mapToLong(number).sum();
    }

    /** Operations and exceptions reported for the classes of a package of the examples. */
    private static String reports(String packageName) {
        return lines(Runs.examples().summary().findings().stream()
                .filter(finding ->
                        finding.className().matches("dev\\.quintain\\.examples\\." + packageName + "\\.\\w+"))
                .map(finding -> finding.operation() + " "
                        + finding.exception().substring(finding.exception().lastIndexOf('.') + 1))
                .sorted()
                .toArray(String[]::new));
    }

    private static String lines(String... lines) {
        return String.join("\n", lines);
    }
}
