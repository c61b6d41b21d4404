package dev.quintain.report;

import dev.quintain.finding.ScheduleStep;
import java.util.List;
import java.util.Locale;

/** Draws a schedule as SVG: a lane for each thread, time going down, and where one thread gives way to another. */
final class LaneDiagram {
    private static final int ROW = 40;
    private static final int TOP = 30;
    private static final int LEFT = 40;
    private static final int GAP = 16;
    private static final double LETTER = 6.6;
    private static final int LONGEST = 46;
    private static final int MOST = 60;

    private final List<ScheduleStep> steps;
    private final int left;
    private final List<String> threads;
    private final int lane;
    private final StringBuilder svg = new StringBuilder();

    LaneDiagram(List<ScheduleStep> all) {
        // What went wrong is at the end.
        this.steps = all.subList(Math.max(0, all.size() - MOST), all.size());
        this.left = all.size() - steps.size();
        this.threads =
                steps.stream().map(ScheduleStep::thread).distinct().sorted().toList();
        int longest = steps.stream()
                .mapToInt(step ->
                        Math.max(step.place().length(), brief(step.action()).length()))
                .max()
                .orElse(0);
        this.lane = (int) (Math.max(20, longest) * LETTER) + 20;
    }

    String svg() {
        int width = LEFT + threads.size() * (lane + GAP);
        int height = TOP + steps.size() * ROW + (left > 0 ? ROW : 0) + 6;
        svg.append(String.format(
                Locale.ROOT,
                "<svg class=\"lanes\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " role=\"img\" aria-label=\"Which thread did what, from top to bottom\">%n",
                width,
                height,
                width,
                height));
        for (int i = 0; i < threads.size(); i++) {
            int middle = x(i) + lane / 2;
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"grid\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>%n",
                    middle,
                    TOP - 6,
                    middle,
                    height));
            text("head", middle, 16, threads.get(i));
        }
        for (int i = 0; i < steps.size(); i++) {
            step(i);
        }
        if (left > 0) {
            text("", LEFT, TOP + steps.size() * ROW + 20, "after " + left + " steps that are not shown");
        }
        return svg.append("</svg>\n").toString();
    }

    private int x(int thread) {
        return LEFT + thread * (lane + GAP);
    }

    private void step(int row) {
        ScheduleStep step = steps.get(row);
        int thread = threads.indexOf(step.thread());
        int y = TOP + row * ROW;
        if (row == 0 || steps.get(row - 1).time() != step.time()) {
            text("time", LEFT / 2, y + 20, Integer.toString(step.time()));
        }
        if (row > 0 && !steps.get(row - 1).thread().equals(step.thread())) {
            int from = x(threads.indexOf(steps.get(row - 1).thread())) + lane / 2;
            svg.append(String.format(
                    Locale.ROOT,
                    "<path class=\"switch\" d=\"M%d,%d L%d,%d\"/>%n",
                    from,
                    y - 6,
                    x(thread) + lane / 2,
                    y));
        }
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"5\"/>%n",
                x(thread),
                y,
                lane,
                ROW - 6));
        text("place", x(thread) + 8, y + 14, step.place());
        text("", x(thread) + 8, y + 28, brief(step.action()));
    }

    private static String brief(String action) {
        return action.length() <= LONGEST ? action : action.substring(0, LONGEST - 1) + "\u2026";
    }

    private void text(String style, int x, int y, String text) {
        svg.append(String.format(
                Locale.ROOT, "<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>%n", style, x, y, Html.escape(text)));
    }
}
