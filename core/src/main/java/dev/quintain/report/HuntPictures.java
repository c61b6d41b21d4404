package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.Handlers;
import java.util.List;

/** What people would rather look at than read: how coverage grew, handlers reached, the states of classes. */
record HuntPictures(HuntSummary summary) {
    String html() {
        var html = new StringBuilder();
        if (summary.coverage().size() > 1) {
            html.append("<figure>\n")
                    .append(new CoverageChart(summary.coverage(), summary.milliseconds()).svg())
                    .append(
                            "<figcaption>Branches taken by sequences of calls, as time went by</figcaption>\n</figure>\n");
        }
        Handlers handlers = summary.handlers();
        if (handlers != null && handlers.all() > 0) {
            html.append("<figure>\n")
                    .append(HandlerChart.svg(handlers))
                    .append("<figcaption>Ways into exception handlers that were gone, by ")
                    .append(Html.escape(handlers.suite()))
                    .append(" alone and with calls that fail</figcaption>\n</figure>\n");
            if (!handlers.classes().isEmpty()) {
                html.append("<figure>\n")
                        .append(new HandlersByClass(handlers.classes()).svg())
                        .append(
                                "<figcaption>The same for each class: by the suite alone above, with calls that fail below,"
                                        + " of all that the suite comes by</figcaption>\n</figure>\n");
            }
        }
        List<ClassProfile> stateful = summary.classes().stream()
                .filter(each -> each.machine() != null)
                .toList();
        if (!stateful.isEmpty()) {
            html.append("<h3>States</h3>\n");
            stateful.forEach(each -> html.append(machine(each)));
        }
        return html.isEmpty() ? "" : "<section id=\"pictures\">\n<h2>Pictures</h2>\n" + html + "</section>\n";
    }

    private static String machine(ClassProfile each) {
        var machine = java.util.Objects.requireNonNull(each.machine());
        return "<details class=\"machine\" id=\"" + id(each.className()) + "\"><summary>"
                + Html.escape(each.className()) + ": "
                + Numbers.count(machine.states().size(), "state")
                + "</summary>\n" + StateDiagram.of(machine) + "</details>\n";
    }

    static String id(String className) {
        return "states-" + className.replaceAll("[^\\w]", "-");
    }
}
