package dev.quintain.report;

import dev.quintain.finding.HuntSummary.HandlerRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** Draws for each class how many ways into its exception handlers were gone before and after injection. */
final class HandlersByClass {
    /** Of more, a picture says no more. */
    private static final int MOST = 20;

    private static final int WIDTH = 760;
    private static final int LEFT = 230;
    private static final int RIGHT = 120;
    private static final int ROW = 30;
    private static final int BAR = 9;
    private static final int LONGEST_NAME = 26;

    private final List<HandlerRow> rows;
    private final int most;

    /**
     * @param classes those with the most first
     */
    HandlersByClass(List<HandlerRow> classes) {
        this.rows = shown(classes);
        this.most = classes.stream().mapToInt(HandlerRow::all).max().orElse(1);
    }

    private static List<HandlerRow> shown(List<HandlerRow> classes) {
        if (classes.size() <= MOST) {
            return classes;
        }
        var shown = new ArrayList<HandlerRow>(classes.subList(0, MOST));
        List<HandlerRow> rest = classes.subList(MOST, classes.size());
        shown.add(new HandlerRow(
                Numbers.count(rest.size()) + " more",
                sum(rest, HandlerRow::before),
                sum(rest, HandlerRow::after),
                sum(rest, HandlerRow::all)));
        return shown;
    }

    private static int sum(List<HandlerRow> rows, ToIntFunction<HandlerRow> number) {
        return rows.stream().mapToInt(number).sum();
    }

    String svg() {
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\""
                        + " aria-label=\"Ways into handlers before and after, by class\">%n",
                WIDTH,
                ROW * rows.size() + 10,
                WIDTH));
        for (int i = 0; i < rows.size(); i++) {
            svg.append(row(rows.get(i), 5 + ROW * i));
        }
        return svg.append("</svg>\n").toString();
    }

    private String row(HandlerRow row, int y) {
        return String.format(
                Locale.ROOT,
                "<g><title>%s</title><text class=\"end\" x=\"%d\" y=\"%d\">%s</text>%s%s%s"
                        + "<text class=\"start\" x=\"%d\" y=\"%d\">%s \u2192 %s of %s</text></g>%n",
                Html.escape(row.className()),
                LEFT - 10,
                y + 15,
                Html.escape(name(row.className())),
                bar("all", y + 1, 2 * BAR, row, row.all()),
                bar("before", y + 1, BAR, row, row.before()),
                bar("after", y + 1 + BAR, BAR, row, row.after()),
                WIDTH - RIGHT + 12,
                y + 15,
                Numbers.count(row.before()),
                Numbers.count(row.after()),
                Numbers.count(row.all()));
    }

    private String bar(String style, int y, int height, HandlerRow row, int number) {
        // All others together may have so many that beside them nothing could be seen of any.
        int scale = Math.max(most, row.all());
        return String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"2\"/>",
                style,
                LEFT,
                y,
                (WIDTH - LEFT - RIGHT) * (double) number / Math.max(1, scale),
                height);
    }

    /** Its end, as that tells classes apart. */
    private static String name(String className) {
        String simple = className.substring(className.lastIndexOf('.') + 1);
        return simple.length() <= LONGEST_NAME
                ? simple
                : "\u2026" + simple.substring(simple.length() - LONGEST_NAME + 1);
    }
}
