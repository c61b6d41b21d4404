package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.HuntSummary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** The classes in the page of a hunt: those with findings first. */
final class ClassTable {
    private static final int SEARCHED = 12;

    private final HuntSummary summary;
    private final Map<String, Long> findings = new HashMap<>();

    ClassTable(HuntSummary summary) {
        this.summary = summary;
        summary.findings().forEach(each -> findings.merge(each.className(), 1L, Long::sum));
    }

    String html() {
        var html = new StringBuilder();
        if (summary.classes().size() > SEARCHED) {
            html.append(
                    "<div class=\"tools js\"><label>Search <input type=\"search\" id=\"class-search\"></label></div>\n");
        } else {
            html.append("<input type=\"search\" id=\"class-search\" aria-label=\"Search\" hidden>\n");
        }
        html.append("<div class=\"scroll\"><table id=\"class-table\">\n<thead><tr>")
                .append(head("class", ""))
                .append(head("findings", "number"))
                .append(head("branches taken", "number"))
                .append(head("operations", "number wide"))
                .append(head("single calls", "number wide"))
                .append(head("sequences", "number wide"))
                .append(head("regression tests", "number wide"))
                .append(head("states", "number wide"))
                .append("<th class=\"wide\">engines</th></tr></thead>\n<tbody>\n");
        summary.classes().stream()
                .sorted(Comparator.comparing((ClassProfile each) -> -found(each))
                        .thenComparing(ClassProfile::className))
                .forEach(each -> html.append(row(each)));
        return html.append("</tbody>\n</table></div>\n").toString();
    }

    private long found(ClassProfile profile) {
        return findings.getOrDefault(profile.className(), 0L);
    }

    private static String head(String title, String style) {
        return "<th class=\"" + style + "\"><button type=\"button\">" + title + "</button></th>";
    }

    private String row(ClassProfile each) {
        int states = each.machine() == null ? 0 : each.machine().states().size();
        return "<tr><td class=\"name\">" + Html.escape(each.className()).replace(".", ".<wbr>") + draft(each) + "</td>"
                + number(found(each), "")
                + "<td class=\"number\" data-value=\"" + percent(each) + "\">" + gauge(each) + "</td>"
                + number(each.operations(), " wide")
                + number(each.tests(), " wide")
                + number(each.sequences(), " wide")
                + number(each.regressions(), " wide")
                + "<td class=\"number wide\" data-value=\"" + states + "\">"
                + (states == 0 ? "" : "<a href=\"#" + HuntPictures.id(each.className()) + "\">" + states + "</a>")
                + "</td><td class=\"wide\">" + String.join(", ", each.engines()) + "</td></tr>\n";
    }

    private static String draft(ClassProfile each) {
        return each.draft() == null
                ? ""
                : " <a class=\"tag\" href=\"" + Html.escape(each.draft()) + "\">draft to confirm</a>";
    }

    private static String number(long value, String style) {
        return "<td class=\"number" + style + "\" data-value=\"" + value + "\">" + Numbers.count(value) + "</td>";
    }

    private static int percent(ClassProfile each) {
        return each.branches() == 0 ? -1 : 100 * each.taken() / each.branches();
    }

    private static String gauge(ClassProfile each) {
        int percent = percent(each);
        return percent < 0
                ? ""
                : "<span class=\"gauge\" title=\"" + each.taken() + " of " + each.branches() + "\"><i><b style=\"width:"
                        + percent + "%\"></b></i>" + percent + " %</span>";
    }
}
