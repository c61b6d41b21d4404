package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.RunSummary.Standing;
import dev.quintain.report.ConsoleReport.Style;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints what a hunt came to: the answer, the likeliest findings, and where the rest is. */
public final class HuntConsole {
    /** Whoever wants more, looks at the page. */
    private static final int SHOWN = 10;

    private static final int FRAMES = 2;
    private static final int NOTES = 6;

    private final PrintWriter out;
    private final Style style;

    public HuntConsole(PrintWriter out, Style style) {
        this.out = out;
        this.style = style;
    }

    /**
     * @param report where the page is, as the last line shall say
     */
    public void print(HuntSummary summary, String report) {
        engines(summary.engines());
        out.println();
        var answer = new HuntAnswer(summary);
        out.println(bold(answer.inALine()));
        findings(summary);
        notes(summary);
        out.println();
        out.println("seed " + summary.seed() + ", " + Numbers.seconds(summary.milliseconds()));
        answer.reservations().forEach(out::println);
        out.println("report: " + report);
        out.flush();
    }

    private void engines(List<EngineRow> rows) {
        var table = new ArrayList<List<String>>();
        int longest = rows.stream().mapToInt(row -> row.did().length()).max().orElse(0);
        table.add(List.of("engine      " + pad("what it did", longest), "findings", "time"));
        for (EngineRow row : rows) {
            table.add(List.of(
                    String.format(Locale.ROOT, "%-12s", row.engine()) + pad(row.did(), longest),
                    Numbers.count(row.findings()),
                    Numbers.seconds(row.milliseconds())));
        }
        new Table(table).print(out);
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private void findings(HuntSummary summary) {
        int number = 1;
        for (RankedFinding finding : summary.findings()) {
            if (number > SHOWN) {
                out.println();
                out.println("and " + Numbers.count(summary.findings().size() - SHOWN) + " more in the report");
                return;
            }
            out.println();
            print(finding, number++);
        }
    }

    private void print(RankedFinding ranked, int number) {
        Finding finding = ranked.finding();
        String margin = " ".repeat(String.valueOf(number).length() + 2);
        Standing standing = ranked.standing();
        String suffix = standing == null ? "" : "  [" + standing.name().toLowerCase(Locale.ROOT) + "]";
        out.println(number + ". " + finding.reproducer());
        out.println(margin + red(ranked.briefly()) + suffix);
        StackLines.of(finding.thrown(), FRAMES).forEach(frame -> out.println(margin + "    " + frame));
        out.println(margin + HuntPage.name(ranked.rank()) + ": " + ranked.reason() + " ("
                + String.join(", ", ranked.engines()) + ")");
        if (ranked.testFile() != null) {
            out.println(margin + ranked.testFile() + ": " + ranked.testMethod());
        }
    }

    private void notes(HuntSummary summary) {
        List<String> notes = new HuntNotes(summary).lines();
        if (!notes.isEmpty()) {
            out.println();
            out.println(bold("Notes"));
            notes.stream().limit(NOTES).forEach(note -> out.println("  " + note));
            if (notes.size() > NOTES) {
                out.println("  and " + (notes.size() - NOTES) + " more in the report");
            }
        }
    }

    private String bold(String text) {
        return style == Style.TERMINAL ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    private String red(String text) {
        return style == Style.TERMINAL ? "\u001b[31m" + text + "\u001b[0m" : text;
    }
}
