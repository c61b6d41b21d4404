package dev.quintain.report;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.EngineRow;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A hunt as one HTML page that needs nothing else: no network, and no script to be read. */
final class HuntPage {
    private final HuntSummary summary;

    HuntPage(HuntSummary summary) {
        this.summary = summary;
    }

    String text() {
        String pictures = new HuntPictures(summary).html();
        String notes = new HuntNotes(summary).html();
        return Template.of("hunt.html")
                .with(Map.ofEntries(
                        Map.entry("title", Html.escape(summary.subject() + ": " + counts() + " - Quintain")),
                        Map.entry("style", Template.of("hunt.css").text()),
                        Map.entry("script", Template.of("hunt.js").text()),
                        Map.entry("nav", nav(pictures, notes)),
                        Map.entry("headline", Html.escape(headline())),
                        Map.entry("answer", answer()),
                        Map.entry("toolbar", toolbar()),
                        Map.entry("findings", findings()),
                        Map.entry("classes", new ClassTable(summary).html()),
                        Map.entry("pictures", pictures),
                        Map.entry("notes", notes),
                        Map.entry("kinds", kinds()),
                        Map.entry("footer", Html.escape(footer()))));
    }

    private String counts() {
        return Numbers.count(summary.findings().size(), "finding");
    }

    private static String nav(String pictures, String notes) {
        return "<a href=\"#findings\">Findings</a>\n<a href=\"#classes\">Classes</a>\n"
                + (pictures.isEmpty() ? "" : "<a href=\"#pictures\">Pictures</a>\n")
                + (notes.isEmpty() ? "" : "<a href=\"#notes\">Notes</a>\n")
                + "<a href=\"#kinds\">Kinds</a>";
    }

    private String headline() {
        long classes = summary.findings().stream()
                .map(RankedFinding::className)
                .distinct()
                .count();
        String in = " in " + Numbers.count(classes) + " of "
                + Numbers.count(summary.classes().size()) + (summary.classes().size() == 1 ? " class" : " classes")
                + " of " + subject();
        return summary.findings().isEmpty() ? new HuntAnswer(summary).nothing() + " of " + subject() : counts() + in;
    }

    /** Of an archive the name: where it lies says the command. */
    private String subject() {
        return summary.subject().replaceAll("[^ ,]*[/\\\\]([^/\\\\ ,]+\\.jar)\\b", "$1");
    }

    private String answer() {
        var html = new StringBuilder("<ul class=\"counts\">\n");
        for (Rank rank : Rank.values()) {
            html.append(String.format(
                    "<li class=\"%s\"><b>%s</b> %s</li>%n",
                    name(rank), Numbers.count(summary.count(rank)), name(rank)));
        }
        html.append("</ul>\n<dl class=\"facts\">\n");
        fact(html, "time", Numbers.seconds(summary.milliseconds()) + " of " + Numbers.seconds(summary.given()));
        var answer = new HuntAnswer(summary);
        answer.reservations().forEach(each -> fact(html, "but", each));
        if (!answer.standings().isEmpty()) {
            fact(html, "since the baseline", answer.standings().substring(2));
        }
        fact(html, "seed", Long.toString(summary.seed()));
        html.append("<dt>again</dt><dd class=\"source\"><code>")
                .append(Html.escape(summary.command()))
                .append("</code></dd>\n</dl>\n");
        return html.append(engines()).toString();
    }

    private static void fact(StringBuilder html, String name, String value) {
        html.append("<dt>")
                .append(name)
                .append("</dt><dd>")
                .append(Html.escape(value))
                .append("</dd>\n");
    }

    private String engines() {
        var html = new StringBuilder("<div class=\"scroll\"><table>\n<tr><th>engine</th><th>what it did</th>"
                + "<th class=\"number\">findings</th><th class=\"number\">time</th></tr>\n");
        for (EngineRow row : summary.engines()) {
            html.append("<tr><td>")
                    .append(row.engine())
                    .append("</td><td>")
                    .append(Html.escape(row.did()))
                    .append("</td><td class=\"number\">")
                    .append(Numbers.count(row.findings()))
                    .append("</td><td class=\"number\">")
                    .append(Numbers.seconds(row.milliseconds()))
                    .append("</td></tr>\n");
        }
        return html.append("</table></div>\n").toString();
    }

    private String toolbar() {
        if (summary.findings().isEmpty()) {
            return "<p>There are none.</p>\n";
        }
        boolean compared = summary.findings().stream().anyMatch(finding -> finding.standing() != null);
        String ranks = Arrays.stream(Rank.values())
                .map(HuntPage::name)
                .map(rank -> "<label><input type=\"checkbox\" name=\"rank\" value=\"" + rank + "\" checked> " + rank
                        + "</label>")
                .collect(Collectors.joining("\n"));
        String engines = summary.findings().stream()
                .flatMap(finding -> finding.engines().stream())
                .distinct()
                .sorted()
                .map(engine -> "<option>" + engine + "</option>")
                .collect(Collectors.joining());
        return "<div class=\"tools js\">\n"
                + "<label>Search <input type=\"search\" id=\"search\" placeholder=\"class, method, exception ( / )\"></label>\n"
                + "<fieldset><legend>Rank</legend>\n" + ranks + "\n"
                + (compared ? "<label><input type=\"checkbox\" id=\"fresh\"> only new</label>\n" : "")
                + "</fieldset>\n"
                + "<label>Engine <select id=\"engine\"><option value=\"\">all</option>" + engines
                + "</select></label>\n"
                + "<label>Order <select id=\"sort\"><option value=\"rank\">rank</option><option value=\"class\">class</option>"
                + "<option value=\"kind\">kind</option><option value=\"tests\">tests</option></select></label>\n"
                + "<button type=\"button\" id=\"open\">Open all</button>\n"
                + "<p id=\"shown\" role=\"status\"></p>\n</div>\n";
    }

    private String findings() {
        var html = new ArrayList<String>();
        for (RankedFinding finding : summary.findings()) {
            html.add(new FindingArticle(finding, html.size() + 1).html());
        }
        return String.join("", html);
    }

    private String kinds() {
        var rules = new TreeSet<Rule>();
        summary.findings().forEach(finding -> rules.add(finding.finding().rule()));
        if (rules.isEmpty()) {
            return "<p>There are none in this report.</p>\n";
        }
        var pages = new KindPages(rules);
        return rules.stream()
                .map(rule -> "<article class=\"kind\" id=\"kind-" + rule + "\">\n<h3>" + Html.escape(rule.title())
                        + "</h3>\n" + pages.html(rule) + "</article>\n")
                .collect(Collectors.joining());
    }

    private static String footer() {
        return String.join(
                " ",
                List.of(
                        "The same data: summary.json, findings.sarif, junit.xml.",
                        "The tests are in the folder tests beside this page."));
    }

    static String name(Rank rank) {
        return rank.name().toLowerCase(Locale.ROOT);
    }
}
