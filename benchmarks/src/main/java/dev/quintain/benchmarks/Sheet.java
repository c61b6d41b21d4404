package dev.quintain.benchmarks;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** The results as a table in Markdown, each line printed as soon as it is known. */
public final class Sheet {
    private final PrintWriter out;

    Sheet(PrintWriter out) {
        this.out = out;
    }

    void begin(String title) {
        out.printf("%n### %s%n%n| what | measured | goal | |%n|---|---|---|---|%n", title);
        out.flush();
    }

    /** Begins a table with columns of its own. */
    public void beginTable(String title, List<String> columns) {
        out.printf("%n### %s%n%n", title);
        row(columns);
        out.println("|---".repeat(columns.size()) + "|");
    }

    public void row(List<String> cells) {
        out.println("| " + String.join(" | ", cells) + " |");
        out.flush();
    }

    /** Something to be known besides the figures. */
    public void remark(String text) {
        out.printf("%n%s%n", text);
    }

    /** A figure that has no goal. */
    void note(String what, String measured) {
        line(what, measured, "", "");
    }

    void atLeast(String what, double measured, double goal, String unit) {
        line(what, text(measured, unit), "at least " + text(goal, unit), measured >= goal ? "met" : "MISSED");
    }

    void atMost(String what, double measured, double goal, String unit) {
        line(what, text(measured, unit), "at most " + text(goal, unit), measured <= goal ? "met" : "MISSED");
    }

    static String text(double value, String unit) {
        return String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.2f%s" : "%,.0f%s", value, unit);
    }

    private void line(String what, String measured, String goal, String verdict) {
        out.printf("| %s | %s | %s | %s |%n", what, measured, goal, verdict);
        out.flush();
    }
}
