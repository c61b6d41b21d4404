package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RankedFinding;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A finding in the page of a hunt. */
record FindingArticle(RankedFinding ranked, int number) {
    /** Behind so many, a page says only what was found: the rest would make it slow. */
    private static final int FULL = 1500;

    private static final int FRAMES = 12;

    String html() {
        Finding finding = ranked.finding();
        String rank = HuntPage.name(ranked.rank());
        return "<article class=\"finding\" id=\"f-" + ranked.fingerprint() + "\" data-number=\"" + number
                + "\" data-rank=\"" + rank + "\" data-engines=\"" + String.join(" ", ranked.engines())
                + "\" data-class=\"" + Html.escape(ranked.className()) + "\" data-rule=\"" + finding.rule()
                + "\" data-occurrences=\"" + ranked.occurrences() + "\" data-standing=\"" + standing()
                + "\"><details>\n"
                + "<summary><span class=\"badge " + rank + "\">" + rank + "</span> <span class=\"what\">"
                + Html.escape(ranked.briefly()) + "</span> <code class=\"call\">" + Html.escape(finding.reproducer())
                + "</code> <span class=\"where\">" + Html.escape(ranked.className()) + " " + tags()
                + "</span></summary>\n<div class=\"body\">\n" + (number <= FULL ? body() : brief())
                + "</div>\n</details></article>\n";
    }

    private String standing() {
        return ranked.standing() == null ? "" : ranked.standing().name().toLowerCase(Locale.ROOT);
    }

    private String tags() {
        var tags = new StringBuilder();
        ranked.engines().forEach(engine -> tags.append(tag("", engine)));
        if (ranked.standing() != null) {
            tags.append(tag(standing(), standing()));
        }
        return tags.toString();
    }

    private static String tag(String style, String text) {
        return "<span class=\"tag " + style + "\">" + text + "</span>";
    }

    private static String brief() {
        return "<p>See summary.json for more.</p>\n";
    }

    private String body() {
        Finding finding = ranked.finding();
        var html = new StringBuilder();
        html.append("<p class=\"reason\">Ranked ")
                .append(HuntPage.name(ranked.rank()))
                .append(": ")
                .append(Html.escape(ranked.reason()))
                .append(". What it means and what to do: <a href=\"#kind-")
                .append(finding.rule())
                .append("\">")
                .append(Html.escape(finding.rule().title()))
                .append("</a>.</p>\n");
        if (!ranked.briefly().equals(ranked.headline())) {
            html.append("<p class=\"plain\">")
                    .append(Html.escape(ranked.headline()))
                    .append("</p>\n");
        }
        if (!ranked.schedule().isEmpty()) {
            html.append("<h3>Schedule</h3>\n<div class=\"scroll\">")
                    .append(new LaneDiagram(ranked.schedule()).svg())
                    .append("</div>\n");
        }
        List<String> stack = StackLines.of(finding.thrown(), FRAMES);
        if (!stack.isEmpty()) {
            html.append("<h3>Stack</h3>\n<pre>")
                    .append(Html.escape(finding.thrown().headline() + "\n    " + String.join("\n    ", stack)))
                    .append("</pre>\n");
        } else if (!ranked.briefly().equals(ranked.headline())) {
            html.append("<p class=\"plain\">")
                    .append(Html.escape(ranked.headline()))
                    .append("</p>\n");
        }
        source(html);
        html.append("<p class=\"plain\">").append(Html.escape(facts(finding))).append("</p>\n");
        if (!ranked.also().isEmpty()) {
            html.append("<p class=\"plain\">It shows through these, too: ")
                    .append(Html.escape(String.join(", ", ranked.also())))
                    .append("</p>\n");
        }
        return html.toString();
    }

    private void source(StringBuilder html) {
        if (ranked.source().isEmpty()) {
            return;
        }
        String file = place(ranked.testFile());
        html.append(
                        file.isEmpty()
                                ? "<h3>To see it again</h3>\n"
                                : "<h3>Test: <a href=\"" + file + "\">" + file + "</a></h3>\n")
                .append("<div class=\"source\"><pre><code>")
                .append(file.isEmpty() ? Html.escape(ranked.source()) : JavaHighlight.of(ranked.source()))
                .append("</code></pre><button type=\"button\" class=\"copy js\">Copy</button></div>\n");
    }

    private static String place(@Nullable String file) {
        return file == null ? "" : Html.escape(file);
    }

    private String facts(Finding finding) {
        return "In " + Numbers.count(ranked.occurrences(), "test") + " of " + finding.operation() + "; "
                + (finding.blamed() == null ? "" : "broken by " + finding.blamed() + "; ")
                + "confirmed in a fresh virtual machine; fingerprint " + ranked.fingerprint() + ".";
    }
}
