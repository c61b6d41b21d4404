package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes findings in the Static Analysis Results Interchange Format, version 2.1.0, which code hosts and editors show. A
 * source file that is not found is told as its package would have it.
 */
final class Sarif {
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final HuntSummary summary;
    private final SourceFolders sources;
    private final List<Rule> rules;

    private Sarif(HuntSummary summary, SourceFolders sources) {
        this.summary = summary;
        this.sources = sources;
        var used = new TreeSet<Rule>();
        summary.findings().forEach(finding -> used.add(finding.finding().rule()));
        this.rules = new ArrayList<>(used);
    }

    static String text(HuntSummary summary, SourceFolders sources) {
        return SummaryJson.print(new Sarif(summary, sources).log());
    }

    private ObjectNode log() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("$schema", SCHEMA).put("version", "2.1.0");
        ObjectNode run = root.putArray("runs").addObject();
        ObjectNode driver = run.putObject("tool").putObject("driver");
        driver.put("name", "Quintain");
        ArrayNode described = driver.putArray("rules");
        rules.forEach(rule -> describe(described.addObject(), rule));
        // Code hosts keep one report of each category: modules must not have the same.
        run.putObject("automationDetails").put("id", sources.category());
        run.putArray("invocations")
                .addObject()
                .put("commandLine", summary.command())
                .put("executionSuccessful", true);
        run.put("columnKind", "utf16CodeUnits");
        ArrayNode results = run.putArray("results");
        summary.findings().forEach(finding -> result(results.addObject(), finding));
        return root;
    }

    private static void describe(ObjectNode node, Rule rule) {
        node.put("id", rule.name());
        node.putObject("shortDescription").put("text", rule.title());
        String page = KindPages.markdown(rule);
        if (!page.isEmpty()) {
            node.putObject("help").put("text", page).put("markdown", page);
        }
    }

    private void result(ObjectNode node, RankedFinding ranked) {
        Finding finding = ranked.finding();
        node.put("ruleId", finding.rule().name())
                .put("ruleIndex", rules.indexOf(finding.rule()))
                .put("level", level(ranked.rank()))
                .put("rank", rank(ranked.rank()));
        node.putObject("message")
                .put(
                        "text",
                        finding.reproducer() + " " + ranked.headline() + ". Ranked " + HuntPage.name(ranked.rank())
                                + ": " + ranked.reason() + ".");
        Frame frame = finding.thrown().frames().stream()
                .filter(each -> each.className()
                        .replaceFirst("\\$.*", "")
                        .equals(ranked.className().replaceFirst("\\$.*", "")))
                .findFirst()
                .orElse(new Frame(ranked.className(), "", null, 0));
        location(node.putArray("locations").addObject(), frame, ranked.className());
        node.putObject("partialFingerprints").put("quintain/v1", ranked.fingerprint());
        if (ranked.standing() != null) {
            node.put(
                    "baselineState",
                    switch (ranked.standing()) {
                        case NEW -> "new";
                        case KNOWN -> "unchanged";
                    });
        }
        node.putObject("properties")
                .put("rank", HuntPage.name(ranked.rank()))
                .put("engines", String.join(",", ranked.engines()))
                .put("confirmed", finding.confirmed());
    }

    private void location(ObjectNode node, Frame frame, String className) {
        ObjectNode physical = node.putObject("physicalLocation");
        physical.putObject("artifactLocation").put("uri", uri(frame, className));
        if (frame.line() > 0) {
            physical.putObject("region").put("startLine", frame.line());
        }
        node.putArray("logicalLocations")
                .addObject()
                .put("fullyQualifiedName", className)
                .put("kind", "type");
    }

    private String uri(Frame frame, String className) {
        String outer = className.replaceFirst("\\$.*", "");
        int dot = outer.lastIndexOf('.');
        String folder = dot < 0 ? "" : outer.substring(0, dot + 1).replace('.', '/');
        String file = frame.file() == null ? outer.substring(dot + 1) + ".java" : frame.file();
        try {
            // Names may have letters that addresses have not.
            return new URI(null, null, sources.path(folder + file), null).toASCIIString();
        } catch (URISyntaxException e) {
            return folder.isEmpty() ? "unknown" : folder;
        }
    }

    private static String level(Rank rank) {
        return switch (rank) {
            case HIGH -> "error";
            case MEDIUM -> "warning";
            case LOW -> "note";
        };
    }

    private static double rank(Rank rank) {
        return switch (rank) {
            case HIGH -> 90;
            case MEDIUM -> 50;
            case LOW -> 10;
        };
    }
}
