package dev.quintain.report;

import dev.quintain.finding.StateMachine;
import dev.quintain.finding.StateMachine.State;
import dev.quintain.finding.StateMachine.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Draws a state machine as SVG: the states on a circle, an arrow with its calls from each to each, and inside a state
 * what leaves the object where it is.
 */
final class StateDiagram {
    private static final int LINE = 18;
    private static final double LETTER = 7.2;
    private static final int MOST_LINES = 12;

    private static final String AWAY = " away";
    private static final String THROWS = " throws ";
    private static final String WAITS = " waits";

    private final StateMachine machine;
    private final Map<String, Box> boxes = new LinkedHashMap<>();
    private final StringBuilder svg = new StringBuilder();
    /** A page may have several pictures, and each needs an arrow of its own: one that is folded in cannot lend it. */
    private final String arrow;

    private final double width;
    private final double height;

    private StateDiagram(StateMachine machine) {
        this.machine = machine;
        this.arrow = "arrow-" + machine.className().replaceAll("\\W", "-");
        int count = machine.states().size();
        double tallest = machine.states().stream()
                .mapToInt(state -> heightOf(lines(state)))
                .max()
                .orElse(LINE);
        double widest = machine.states().stream()
                .mapToDouble(state -> widthOf(state, lines(state)))
                .max()
                .orElse(LINE);
        double radiusX = count == 1 ? 0 : widest * 0.5 + 60 + 60.0 * count;
        // Two stand beside each other.
        double radiusY = count == 1 ? 0 : count == 2 ? 20 : 60 + tallest * 0.5 + 40.0 * count;
        this.width = 2 * radiusX + widest + 80;
        this.height = 2 * radiusY + tallest + 80;
        for (int i = 0; i < count; i++) {
            double angle = Math.PI + 2 * Math.PI * i / count;
            State state = machine.states().get(i);
            List<String> lines = lines(state);
            boxes.put(
                    state.name(),
                    new Box(
                            width / 2 + radiusX * Math.cos(angle),
                            height / 2 + radiusY * Math.sin(angle),
                            widthOf(state, lines),
                            heightOf(lines),
                            lines));
        }
    }

    /** The picture, to be put into a page. */
    static String of(StateMachine machine) {
        return new StateDiagram(machine).draw();
    }

    /** A state in the picture: its middle, how large it is, and what stands in it. */
    private record Box(double x, double y, double width, int height, List<String> lines) {
        /** Where a line from the middle towards another point leaves the box. */
        double[] edgeTowards(double toX, double toY) {
            double dx = toX - x;
            double dy = toY - y;
            double scale = Math.min(
                    Math.abs(dx) < 1 ? Double.MAX_VALUE : width / 2.0 / Math.abs(dx),
                    Math.abs(dy) < 1 ? Double.MAX_VALUE : height / 2.0 / Math.abs(dy));
            return new double[] {x + dx * scale, y + dy * scale};
        }
    }

    private static double widthOf(State state, List<String> lines) {
        int longest = lines.stream().mapToInt(String::length).max().orElse(0);
        return Math.max(longest, state.name().length() + 2) * LETTER + 20;
    }

    private static int heightOf(List<String> lines) {
        return (lines.size() + 2) * LINE;
    }

    private List<String> lines(State of) {
        String state = of.name();
        var lines = new ArrayList<String>();
        if (of.calls() > 1) {
            lines.add(of.calls() + " calls" + AWAY);
        }
        for (Transition each : machine.transitions()) {
            if (each.from().equals(state) && !each.exception().isEmpty()) {
                lines.add(each.call() + (each.isWaiting() ? WAITS : THROWS + each.exception()));
            }
        }
        for (Transition each : machine.transitions()) {
            if (each.from().equals(state)
                    && each.to().equals(state)
                    && each.exception().isEmpty()) {
                lines.add(each.call());
            }
        }
        return lines.size() <= MOST_LINES
                ? lines
                : concat(lines.subList(0, MOST_LINES - 1), "and " + (lines.size() - MOST_LINES + 1) + " more");
    }

    private static List<String> concat(List<String> lines, String last) {
        var all = new ArrayList<>(lines);
        all.add(last);
        return all;
    }

    private String draw() {
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
                        + "aria-label=\"State machine of %s\">%n",
                width,
                height,
                Html.escape(machine.className())));
        svg.append("<defs><marker id=\"" + arrow + "\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" "
                + "markerHeight=\"8\" orient=\"auto-start-reverse\"><path d=\"M0,0L10,5L0,10z\"/></marker></defs>\n");
        boxes.forEach((from, box) -> boxes.forEach((to, target) -> {
            if (!from.equals(to)) {
                arrow(box, target, calls(from, to));
            }
        }));
        boxes.forEach(this::box);
        return svg.append("</svg>\n").toString();
    }

    private List<String> calls(String from, String to) {
        return machine.transitions().stream()
                .filter(each -> each.from().equals(from)
                        && each.to().equals(to)
                        && each.exception().isEmpty())
                .map(Transition::call)
                .distinct()
                .collect(Collectors.toList());
    }

    // Bent to one side, so that the way back has room beside it.
    private void arrow(Box from, Box to, List<String> calls) {
        if (calls.isEmpty()) {
            return;
        }
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double length = Math.max(1, Math.hypot(dx, dy));
        double bendX = (from.x() + to.x()) / 2 - dy / length * 60;
        double bendY = (from.y() + to.y()) / 2 + dx / length * 60;
        double[] start = from.edgeTowards(bendX, bendY);
        double[] end = to.edgeTowards(bendX, bendY);
        svg.append(String.format(
                Locale.ROOT,
                "<path class=\"way\" d=\"M%.1f,%.1f Q%.1f,%.1f %.1f,%.1f\" marker-end=\"url(#%s)\"/>%n",
                start[0],
                start[1],
                bendX,
                bendY,
                end[0],
                end[1],
                arrow));
        // Nearer to where it comes from than to where it goes: there fewer arrows meet.
        double labelX = (4 * start[0] + 4 * bendX + end[0]) / 9;
        double labelY = (4 * start[1] + 4 * bendY + end[1]) / 9;
        for (int i = 0; i < calls.size(); i++) {
            text("call", labelX, labelY + LINE * (i - (calls.size() - 1) / 2.0) + 4, calls.get(i));
        }
    }

    private void box(String state, Box box) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"10\"/>%n",
                box.x() - box.width() / 2.0,
                box.y() - box.height() / 2.0,
                box.width(),
                box.height()));
        double y = box.y() - box.height() / 2.0 + LINE + 2;
        text("state", box.x(), y, state);
        for (String line : box.lines()) {
            y += LINE;
            text(style(line), box.x(), y, line);
        }
    }

    private static String style(String line) {
        if (line.contains(THROWS)) {
            return "throws";
        }
        return line.endsWith(WAITS) ? "waits" : line.endsWith(AWAY) ? "away" : "stays";
    }

    private void text(String style, double x, double y, String text) {
        svg.append(String.format(
                Locale.ROOT, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>%n", style, x, y, Html.escape(text)));
    }
}
