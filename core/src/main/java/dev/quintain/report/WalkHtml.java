package dev.quintain.report;

import dev.quintain.finding.WalkReport;
import dev.quintain.finding.WalkReport.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A walk as one HTML page that needs nothing else. */
public final class WalkHtml {
    private static final String STYLE = """
            :root { color-scheme: light dark; --ink: #1c2430; --paper: #fff; --soft: #5b6675; --line: #c9d1da;
              --box: #f4f7fa; --bad: #b3261e; --way: #2f6f9f }
            @media (prefers-color-scheme: dark) { :root { --ink: #e5e9ee; --paper: #15191f; --soft: #9aa5b1;
              --line: #3b4552; --box: #1f262e; --bad: #ff8a80; --way: #7cc0ef } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
              max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
            h1 { font-size: 1.5rem; margin-bottom: 0 } h2 { font-size: 1.15rem; margin-top: 2rem }
            .mode { color: var(--soft); margin-top: .2rem }
            pre { background: var(--box); border: 1px solid var(--line); border-radius: 6px; padding: .7rem 1rem;
              overflow-x: auto }
            .bad { color: var(--bad) }
            svg { width: 100%; height: auto; font: 13px system-ui, sans-serif }
            svg rect { fill: var(--box); stroke: var(--line) }
            svg .way { fill: none; stroke: var(--way); stroke-width: 1.5 } svg marker path { fill: var(--way) }
            svg text { text-anchor: middle; fill: var(--soft) }
            svg text.state { font-weight: 600; font-size: 15px; fill: var(--ink) }
            svg text.away, svg text.waits { font-style: italic }
            svg text.throws { fill: var(--bad) }
            svg text.call { fill: var(--way); stroke: var(--paper); stroke-width: 4px; paint-order: stroke }
            """;

    private WalkHtml() {}

    public static void write(WalkReport report, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("report.html"), page(report));
    }

    static String page(WalkReport report) {
        var page = new StringBuilder();
        page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(Html.escape(report.className()))
                .append(" walked</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(Html.escape(report.className()))
                .append("</h1>\n<p class=\"mode\">")
                .append(Html.escape(report.mode() + " to depth " + report.depth()))
                .append("</p>\n<ul>\n");
        report.sentences()
                .forEach(sentence ->
                        page.append("<li>").append(Html.escape(sentence)).append("</li>\n"));
        page.append("</ul>\n");
        if (report.machine() != null) {
            page.append("<h2>States</h2>\n").append(StateDiagram.of(report.machine()));
        }
        if (!report.failures().isEmpty()) {
            page.append("<h2>Not confirmed</h2>\n");
            report.failures().forEach(failure -> page.append(failure(failure)));
        }
        if (!report.notes().isEmpty()) {
            page.append(report.notes().stream()
                    .map(note -> "<li>" + Html.escape(note) + "</li>\n")
                    .collect(Collectors.joining("", "<h2>Notes</h2>\n<ul>\n", "</ul>\n")));
        }
        return page.append("</body>\n</html>\n").toString();
    }

    private static String failure(Failure failure) {
        String expected = failure.expected() == null ? "" : "\nbefore: " + failure.expected();
        return "<pre>" + Html.escape(String.join("\n", failure.program())) + "\n<span class=\"bad\">"
                + Html.escape("==> " + failure.result()) + "</span>" + Html.escape(expected) + "</pre>\n";
    }
}
