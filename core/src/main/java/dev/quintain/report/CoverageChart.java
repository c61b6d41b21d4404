package dev.quintain.report;

import dev.quintain.finding.HuntSummary.CoveragePoint;
import java.util.List;
import java.util.Locale;

/** Draws how many branches were taken by when. */
final class CoverageChart {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 230;
    private static final int LEFT = 70;
    private static final int BOTTOM = 40;
    private static final int TICKS = 4;

    private final List<CoveragePoint> points;
    private final long time;
    private final long most;

    CoverageChart(List<CoveragePoint> points, long milliseconds) {
        this.points = points;
        this.time =
                Math.max(1, Math.max(milliseconds, points.get(points.size() - 1).milliseconds()));
        this.most = Math.max(
                1, points.stream().mapToLong(CoveragePoint::taken).max().orElse(1));
    }

    String svg() {
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\""
                        + " aria-label=\"Branches taken over time: %d after %s\">%n",
                WIDTH,
                HEIGHT,
                WIDTH,
                points.get(points.size() - 1).taken(),
                Numbers.seconds(time)));
        for (int i = 0; i <= TICKS; i++) {
            double y = y(most * i / TICKS);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"grid\" x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\"/><text class=\"end\" x=\"%d\""
                            + " y=\"%.1f\">%s</text>%n",
                    LEFT,
                    y,
                    WIDTH - 10,
                    y,
                    LEFT - 8,
                    y + 4,
                    Numbers.count(most * i / TICKS)));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text class=\"%s\" x=\"%.1f\" y=\"%d\">%s</text>%n",
                    i == TICKS ? "end" : "",
                    x(time * i / TICKS),
                    HEIGHT - BOTTOM + 20,
                    Numbers.seconds(time * i / TICKS)));
        }
        String curve = curve();
        svg.append(String.format(
                Locale.ROOT,
                "<path class=\"area\" d=\"%s L%.1f,%.1f L%d,%.1fz\"/><path class=\"curve\" d=\"%s\"/>%n",
                curve,
                x(time),
                y(0),
                LEFT,
                y(0),
                curve));
        return svg.append("</svg>\n").toString();
    }

    /** It stays as it is until it grows. */
    private String curve() {
        var path = new StringBuilder(String.format(Locale.ROOT, "M%d,%.1f", LEFT, y(0)));
        for (CoveragePoint point : points) {
            path.append(String.format(Locale.ROOT, " H%.1f V%.1f", x(point.milliseconds()), y(point.taken())));
        }
        return path.append(String.format(Locale.ROOT, " H%.1f", x(time))).toString();
    }

    private double x(long milliseconds) {
        return LEFT + (WIDTH - 10.0 - LEFT) * milliseconds / time;
    }

    private double y(long taken) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 15.0) * taken / most;
    }
}
