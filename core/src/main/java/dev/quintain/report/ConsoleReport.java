package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.RunSummary.SpaceRow;
import dev.quintain.finding.RunSummary.Standing;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** Prints a run's result for people: a table of the classes, then the problems, then what else they should know. */
public final class ConsoleReport {
    /** Of a deep stack, so many frames are shown from either end. */
    private static final int FRAMES = 4;

    private static final int SPACES = 10;

    /** So many names are shown of a long list; all are in summary.json. */
    private static final int NAMES = 3;

    private final PrintWriter out;
    private final Style style;

    /** Whether the output can show more than plain text. */
    public enum Style {
        PLAIN,
        TERMINAL
    }

    public ConsoleReport(PrintWriter out, Style style) {
        this.out = out;
        this.style = style;
    }

    /**
     * @param place where the report is, as the last line shall say
     */
    public void print(RunSummary summary, String place) {
        printClasses(summary);
        printSpaces(summary);
        printProblems(summary);
        printNotes(summary);
        out.println();
        out.println("seed " + summary.seed() + ", " + Numbers.seconds(summary.milliseconds()));
        out.println("report: " + place);
        out.flush();
    }

    private void printClasses(RunSummary summary) {
        var rows = new ArrayList<List<String>>();
        // Where tests are written that hold, none of them crashes.
        boolean suites = !summary.engine().equals("crash");
        rows.add(
                switch (summary.engine()) {
                    case "generate" -> List.of("class", "public methods", "regression tests", "problems");
                    case "compare" -> List.of("class", "public methods", "tests compared", "differences");
                    default -> List.of("class", "public methods", "test cases", "crashes", "problems");
                });
        summary.classes().forEach(row -> rows.add(columns(row.className(), List.of(row), suites)));
        if (summary.classes().size() > 1) {
            rows.add(columns("total", summary.classes(), suites));
        }
        new Table(rows).print(out);
    }

    private static List<String> columns(String title, List<ClassRow> rows, boolean suites) {
        var columns = new ArrayList<>(List.of(
                title,
                Numbers.count(sum(rows, ClassRow::publicMethods)),
                Numbers.count(sum(rows, ClassRow::testCases))));
        if (!suites) {
            columns.add(Numbers.count(sum(rows, ClassRow::crashes)));
        }
        columns.add(Numbers.count(sum(rows, ClassRow::problems)));
        return columns;
    }

    private static long sum(List<ClassRow> rows, ToLongFunction<ClassRow> column) {
        return rows.stream().mapToLong(column).sum();
    }

    private void printSpaces(RunSummary summary) {
        List<SpaceRow> testable = summary.spaces().stream()
                .filter(space -> space.size().signum() > 0)
                .toList();
        if (testable.isEmpty()) {
            return;
        }
        List<SpaceRow> sampled = testable.stream()
                .filter(space -> !space.isWhole())
                .sorted(Comparator.comparing(SpaceRow::size).reversed())
                .toList();
        int whole = testable.size() - sampled.size();
        out.println();
        out.println(
                sampled.isEmpty()
                        ? "every method tested with every input"
                        : Numbers.count(whole, "method") + " tested with every input, " + Numbers.count(sampled.size())
                                + " with a sample:");
        new Table(sampled.stream().limit(SPACES).map(ConsoleReport::columns).toList()).print(out);
        if (sampled.size() > SPACES) {
            out.println("  and " + (sampled.size() - SPACES) + " more, see summary.json");
        }
    }

    private static List<String> columns(SpaceRow space) {
        return List.of(
                "  " + space.operation(),
                "depth " + space.depth(),
                Numbers.count(space.run()) + " of " + Numbers.count(space.size()),
                Numbers.share(space.run(), space.size()));
    }

    private void printProblems(RunSummary summary) {
        out.println();
        out.println(heading(
                summary.problems().isEmpty()
                        ? "No " + thing(summary) + "s found"
                        : Numbers.count(summary.problems().size(), thing(summary))
                                + unconfirmed(summary)
                                + standings(summary)));
        int number = print(problems(summary, true), 1);
        List<Problem> unconfirmed = problems(summary, false);
        if (!unconfirmed.isEmpty()) {
            out.println();
            out.println(heading("Not confirmed: the run was ended before they could be tried again"));
            print(unconfirmed, number);
        }
        if (!summary.gone().isEmpty()) {
            out.println();
            out.println(heading("Gone since the baseline"));
            summary.gone().forEach(gone -> out.println("  " + gone.description()));
        }
    }

    private static String thing(RunSummary summary) {
        return summary.engine().equals("compare") ? "difference" : "problem";
    }

    private static List<Problem> problems(RunSummary summary, boolean confirmed) {
        return summary.problems().stream()
                .filter(problem -> problem.finding().confirmed() == confirmed)
                .toList();
    }

    /** Prints problems, numbered from there on, and says where to go on. */
    private int print(List<Problem> problems, int first) {
        int number = first;
        for (Problem problem : problems) {
            out.println();
            print(problem, number++);
        }
        return number;
    }

    private static String unconfirmed(RunSummary summary) {
        int count = problems(summary, false).size();
        return count == 0 ? "" : ", " + Numbers.count(count) + " of them not confirmed";
    }

    private static String standings(RunSummary summary) {
        long known = summary.problems().stream()
                .filter(problem -> problem.standing() == Standing.KNOWN)
                .count();
        long fresh = summary.problems().stream()
                .filter(problem -> problem.standing() == Standing.NEW)
                .count();
        return known + fresh == 0 ? "" : ": " + fresh + " new, " + known + " known";
    }

    private void print(Problem problem, int number) {
        Finding finding = problem.finding();
        String margin = " ".repeat(String.valueOf(number).length() + 2);
        Standing standing = problem.standing();
        String suffix = standing == null ? "" : "  [" + standing.name().toLowerCase(Locale.ROOT) + "]";
        out.println(number + ". " + finding.reproducer());
        out.println(margin + alarm(event(finding)) + suffix);
        StackLines.of(finding.thrown(), FRAMES).forEach(frame -> out.println(margin + "    " + frame));
        out.println(margin + "in " + Numbers.count(finding.occurrences(), "test") + " of " + finding.operation());
        if (problem.testFile() != null) {
            out.println(margin + problem.testFile() + ": " + problem.testMethod());
        }
    }

    private static String event(Finding finding) {
        return switch (finding.rule()) {
            case LANGUAGE_EXCEPTION, PASSED_ON_EXCEPTION, ERROR, NULL_POINTER, OBJECT_METHOD ->
                "throws " + finding.thrown().headline() + " (" + finding.place() + ")";
            case EQUALS,
                    HASH_CODE,
                    COMPARE_TO,
                    CONTRACT,
                    BEHAVIOUR,
                    VALUE_ERROR,
                    EXCEPTION_ERROR,
                    LIVENESS_ERROR,
                    DEADLOCK,
                    NOT_LINEARIZABLE,
                    CONDITION_MISSED,
                    HANDLER_THROWS,
                    HANDLER_HANGS,
                    HANDLER_LEAKS,
                    INTERRUPT_SWALLOWED,
                    STATE_BROKEN,
                    SHORT_TRANSFER -> finding.thrown().headline();
            case DOES_NOT_END, MEMORY, KILLED_WORKER -> finding.rule().title() + " (" + finding.place() + ")";
        };
    }

    private void printNotes(RunSummary summary) {
        List<String> notes = notes(summary);
        if (!notes.isEmpty()) {
            out.println();
            out.println(heading("Notes"));
            notes.forEach(note -> out.println("  " + note));
        }
    }

    private static List<String> notes(RunSummary summary) {
        var notes = new ArrayList<String>();
        add(notes, sum(summary.classes(), ClassRow::illFormed), "could not begin: making an argument threw");
        add(notes, sum(summary.classes(), ClassRow::unmakeable), "could not begin: an argument could not be made");
        summary.effects().forEach(effect -> notes.add(effect(effect)));
        summary.events().forEach(event -> notes.add(event(event)));
        notes.addAll(passedOver(summary.passedOver()));
        return notes;
    }

    private static String event(RunSummary.Event event) {
        String times = event.times() > 1 ? " (" + Numbers.count(event.times()) + " times)" : "";
        return event.what() + times + (event.where().isEmpty() ? "" : ": " + some(event.where()));
    }

    /** A line for each reason, however many classes it holds for. */
    private static List<String> passedOver(List<RunSummary.PassedOver> classes) {
        var byReason = new LinkedHashMap<String, List<String>>();
        for (RunSummary.PassedOver each : classes) {
            byReason.computeIfAbsent(each.reason(), reason -> new ArrayList<>()).add(each.className());
        }
        return byReason.entrySet().stream()
                .map(entry -> "passed over " + some(entry.getValue()) + ": " + entry.getKey())
                .toList();
    }

    private static String some(List<String> names) {
        String first = names.stream().limit(NAMES).collect(Collectors.joining(", "));
        return names.size() <= NAMES ? first : first + " and " + Numbers.count(names.size() - NAMES) + " more";
    }

    private static void add(List<String> notes, long tests, String what) {
        if (tests > 0) {
            notes.add(Numbers.count(tests, "test") + " " + what);
        }
    }

    private static String effect(Effect effect) {
        String treatment = effect.allow() == null
                ? "undone afterwards"
                : "refused, such as " + effect.example() + "; --allow " + effect.allow() + " permits it";
        return effect.what() + " in " + Numbers.count(effect.tests(), "test") + ": " + treatment;
    }

    private String heading(String text) {
        return style == Style.TERMINAL ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    private String alarm(String text) {
        return style == Style.TERMINAL ? "\u001b[31m" + text + "\u001b[0m" : text;
    }
}
