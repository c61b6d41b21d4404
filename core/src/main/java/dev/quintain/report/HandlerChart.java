package dev.quintain.report;

import dev.quintain.finding.HuntSummary.Handlers;
import java.util.Locale;

/** Draws how many ways into exception handlers were gone before and after injection. */
final class HandlerChart {
    private static final int WIDTH = 760;
    private static final int LEFT = 90;
    private static final int BAR = 26;

    private HandlerChart() {}

    static String svg(Handlers handlers) {
        return String.format(
                Locale.ROOT,
                "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d 90\" width=\"%d\" role=\"img\""
                        + " aria-label=\"%d of %d before, %d after\">%n%s%s</svg>%n",
                WIDTH,
                WIDTH,
                handlers.before(),
                handlers.all(),
                handlers.after(),
                bar("before", 10, handlers.before(), handlers.all()),
                bar("after", 50, handlers.after(), handlers.all()));
    }

    private static String bar(String name, int y, int part, int all) {
        int room = WIDTH - LEFT - 110;
        return String.format(
                Locale.ROOT,
                "<text class=\"end\" x=\"%d\" y=\"%d\">%s</text><rect class=\"all\" x=\"%d\" y=\"%d\" width=\"%d\""
                        + " height=\"%d\" rx=\"4\"/><rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\"/>"
                        + "<text class=\"start\" x=\"%d\" y=\"%d\">%d of %d</text>%n",
                LEFT - 10,
                y + 18,
                name,
                LEFT,
                y,
                room,
                BAR,
                name,
                LEFT,
                y,
                room * part / Math.max(1, all),
                BAR,
                LEFT + room + 12,
                y + 18,
                part,
                all);
    }
}
