package dev.quintain.report;

import dev.quintain.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The pages on kinds of finding, as HTML: of Markdown, only what they use. */
final class KindPages {
    private static final Pattern LINK = Pattern.compile("\\[([^]]+)]\\((\\w+)\\.md\\)");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");

    private final Set<Rule> told;

    /**
     * @param told those that are in the same page: only they can be linked to
     */
    KindPages(Set<Rule> told) {
        this.told = told;
    }

    /** What a kind means, and what to do. */
    String html(Rule rule) {
        var html = new StringBuilder();
        for (List<String> block : blocks(markdown(rule))) {
            html.append(block(block)).append('\n');
        }
        return html.toString();
    }

    /** The page as it is written, without its title. */
    static String markdown(Rule rule) {
        return Template.find("kinds/" + rule + ".md")
                .map(page -> page.text().replaceFirst("# .*\\R", "").strip())
                .orElse("");
    }

    private static List<List<String>> blocks(String text) {
        var blocks = new ArrayList<List<String>>();
        for (String block : text.split("\\R\\s*\\R")) {
            if (!block.isBlank()) {
                blocks.add(block.lines().toList());
            }
        }
        return blocks;
    }

    private String block(List<String> lines) {
        if (lines.get(0).startsWith("|")) {
            return table(lines);
        }
        if (lines.get(0).startsWith("    ")) {
            return "<pre>" + Html.escape(String.join("\n", lines)) + "</pre>";
        }
        if (lines.get(0).startsWith("- ")) {
            String items = inline(String.join(" ", lines).substring(2)).replace(" - ", "</li>\n<li>");
            return "<ul>\n<li>" + items + "</li>\n</ul>";
        }
        return "<p>" + inline(String.join(" ", lines)) + "</p>";
    }

    private String table(List<String> lines) {
        var html = new StringBuilder("<div class=\"scroll\"><table>\n");
        for (String line : lines) {
            if (!line.startsWith("|--")) {
                html.append("<tr><td>")
                        .append(inline(line.substring(1, line.length() - 1).strip())
                                .replaceAll("\\s*\\|\\s*", "</td><td>"))
                        .append("</td></tr>\n");
            }
        }
        return html.append("</table></div>").toString();
    }

    private String inline(String text) {
        String html = Html.escape(text);
        html = CODE.matcher(html).replaceAll("<code>$1</code>");
        html = BOLD.matcher(html).replaceAll("<b>$1</b>");
        return LINK.matcher(html)
                .replaceAll(link -> told.stream().anyMatch(rule -> rule.name().equals(link.group(2)))
                        ? "<a href=\"#kind-$2\">$1</a>"
                        : "$1");
    }
}
