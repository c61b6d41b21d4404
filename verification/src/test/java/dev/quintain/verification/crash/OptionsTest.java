package dev.quintain.verification.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Terminal;
import dev.quintain.verification.crash.Summary.Event;
import dev.quintain.verification.crash.Summary.Reported;
import dev.quintain.verification.crash.Summary.Space;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What options change, as a user would see it. */
class OptionsTest {
    private static final List<String> HOMEWORK =
            List.of("dev.quintain.examples.crash.Canvas", "dev.quintain.examples.crash.Homework");

    @TempDir
    Path folder;

    @Test
    @Tag("slow")
    void however_static_state_is_reset_the_same_is_found_where_there_is_none() {
        List<String> found = findings(examples("reinit"));

        assertFalse(found.isEmpty());
        for (String how : List.of("loader", "cheap", "none")) {
            assertEquals(found, findings(examples(how, "--reset", how)), how);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reinit", "loader", "cheap"})
    void a_reset_keeps_tests_from_seeing_each_other(String how) {
        CommandRun run = counter(how);

        assertEquals(0, run.summary().classes().get(0).crashes(), run.out());
        assertEquals(List.of(), run.summary().events());
    }

    @Test
    void without_a_reset_what_only_an_earlier_test_caused_is_told_and_not_reported() {
        CommandRun run = counter("none");

        assertTrue(run.summary().classes().get(0).crashes() > 0, run.out());
        assertEquals(List.of(), run.summary().findings());
        assertEquals(
                List.of("a crash did not show again from a clean slate and is not reported"),
                run.summary().events().stream().map(Event::what).toList());
    }

    private CommandRun counter(String reset) {
        return Zoo.run(
                folder.resolve(reset), List.of("zoo.survives.LeaksAStaticCounter"), "--workers", "1", "--reset", reset);
    }

    /** All that there is takes no time, so that a busy machine does not change how deep it gets. */
    @Test
    void a_depth_left_to_the_planner_is_as_deep_as_the_time_allows() throws IOException {
        Path classes = compile("Stairs", """
                public class Stairs {
                    private Stairs() {}
                    public static class First {}
                    public static class Second { public Second(First below) {} }
                    public static class Third { public Third(Second below) {} }
                    public static class Fourth { public Fourth(Third below) {} }
                    public static int climb(Fourth top) { return 0; }
                }
                """);
        String[] stairs = {"-cp", classes.toString(), "Stairs"};

        Space usual = climb(CommandRun.crash(folder.resolve("usual"), stairs));
        Space deepest = climb(CommandRun.crash(
                folder.resolve("deepest"),
                Stream.concat(Stream.of("--depth", "auto", "--time", "2m"), Stream.of(stairs))
                        .toArray(String[]::new)));

        // Null, a fourth stair on nothing, on a third on nothing, on a second on nothing, and on all the others.
        assertEquals(3, usual.depth());
        assertEquals(3, usual.run());
        assertTrue(deepest.depth() > 3, deepest.toString());
        assertEquals(5, deepest.run());
    }

    private static Space climb(CommandRun run) {
        return run.summary().spaces().stream()
                .filter(space -> space.operation().contains("climb"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_count_is_a_limit_to_all_tests_together() {
        assertEquals(100, tests(examples("few", "--cases", "100")));
    }

    @Test
    void so_many_tests_are_run_where_there_are_as_many() {
        String classPath = Subjects.zoo().toString();

        CommandRun run = CommandRun.crash(folder, "--cases", "900", "-cp", classPath, "zoo.shapes.ManyParameters");

        assertEquals(900, tests(run));
        assertEquals(
                List.of(1, 1), run.summary().spaces().stream().map(Space::depth).toList());
    }

    private static long tests(CommandRun run) {
        return run.summary().classes().stream()
                .mapToLong(Summary.ClassRow::testCases)
                .sum();
    }

    @Test
    void classes_of_the_jdk_can_be_tested_and_the_report_says_with_what_reserve() {
        CommandRun run = CommandRun.crash(folder, "--cases", "2000", "java.util.BitSet");

        assertTrue(run.summary().classes().get(0).testCases() > 500, run.out());
        assertTrue(run.out().contains("not rewritten"), run.out());
        assertFalse(run.exitCode() == CommandRun.OUR_FAULT, run.err());
    }

    @Test
    void what_a_helper_throws_counts_as_refused_by_its_caller() {
        List<String> classes = List.of("zoo.blame.ThrownByOtherPublicMethods");
        List<String> without = findings(Zoo.run(folder.resolve("without"), classes));

        CommandRun run = Zoo.run(folder.resolve("with"), classes, "--helper", "zoo.blame.Callee");

        var rest = new ArrayList<>(without);
        assertTrue(rest.removeIf(finding -> finding.contains("reportedOfAnotherClass")), without.toString());
        assertEquals(rest, findings(run));
    }

    @Test
    void values_of_the_user_s_are_tried() throws IOException {
        Path classes = compile("Calendar", """
                public class Calendar {
                    private Calendar() {}
                    public static int days(int year) { return 365 / Integer.compare(year, Integer.parseInt("19" + "84")); }
                }
                """);
        Path values = Files.writeString(folder.resolve("values.txt"), "int 1984\n");
        String[] common = {"--no-constants", "-cp", classes.toString(), "Calendar"};

        assertEquals(
                List.of(),
                CommandRun.crash(folder.resolve("without"), common).summary().findings());
        CommandRun run = CommandRun.crash(
                folder.resolve("with"), "--values", values.toString(), common[0], common[1], common[2], common[3]);
        assertEquals(
                List.of("java.lang.ArithmeticException"),
                run.summary().findings().stream().map(Reported::exception).toList());
    }

    @Test
    void known_findings_are_told_apart_and_do_not_fail_a_build() {
        CommandRun first = examples("first");
        String baseline = first.folder().resolve("summary.json").toString();

        CommandRun again = examples("again", "--baseline", baseline);
        CommandRun mended = CommandRun.crash(
                folder.resolve("mended"),
                "--baseline",
                baseline,
                "-cp",
                Subjects.examples().toString(),
                HOMEWORK.get(0));

        assertEquals(CommandRun.FINDINGS, first.exitCode());
        assertEquals(CommandRun.NOTHING_FOUND, again.exitCode(), again.out());
        assertTrue(again.out().contains("0 new, " + first.summary().findings().size() + " known"), again.out());
        assertTrue(mended.out().contains("Gone since the baseline"), mended.out());
    }

    @Test
    void who_watches_sees_how_far_it_is_unless_it_is_to_be_quiet() {
        String[] command = {
            "crash", "--out", folder.toString(), "-cp", Subjects.zoo().toString(), "zoo.passes.ChecksItsArguments"
        };
        String[] quiet = Stream.concat(Stream.of(command), Stream.of("--quiet")).toArray(String[]::new);

        assertTrue(CommandRun.before(new Terminal(80, false), command).err().contains("testing"));
        assertEquals("", CommandRun.before(new Terminal(80, false), quiet).err());
        // Who reads it later gets whole lines, none or few by how long it takes.
        String log = CommandRun.of(command).err().replace(System.lineSeparator(), "\n");
        assertTrue(log.matches("([a-z ]+: \\d+( of \\d+)?, \\d+ problems\n)*"), log);
    }

    @Test
    void who_gave_it_time_sees_how_much_is_left() {
        CommandRun run = CommandRun.before(
                new Terminal(120, false),
                "crash",
                "--time",
                "8s",
                "--out",
                folder.toString(),
                "-cp",
                Subjects.zoo().toString(),
                "zoo.shapes.ManyParameters");

        assertTrue(run.err().matches("(?s).*testing.* problems, 0:0\\d left.*"), run.err());
    }

    private CommandRun examples(String name, String... options) {
        var arguments = new ArrayList<>(
                List.of("--test-limit", "1s", "-cp", Subjects.examples().toString()));
        if (!List.of(options).contains("--cases")) {
            arguments.addAll(List.of("--cases", "200"));
        }
        arguments.addAll(List.of(options));
        arguments.addAll(HOMEWORK);
        return CommandRun.crash(folder.resolve(name), arguments.toArray(String[]::new));
    }

    private static List<String> findings(CommandRun run) {
        return run.summary().findings().stream()
                .map(finding -> finding.rule() + " " + finding.operation() + " " + finding.exception() + " "
                        + finding.reproducer())
                .toList();
    }

    private Path compile(String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        Path classes = folder.resolve("classes");
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), file.toString()));
        return classes;
    }
}
