package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RankedFinding;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes findings as failed tests in the XML that build servers know: a suite for each class. */
final class JUnitXml {
    private static final int FRAMES = 20;

    private JUnitXml() {}

    static String text(HuntSummary summary) {
        Map<String, List<RankedFinding>> byClass =
                new HashMap<>(summary.findings().stream().collect(Collectors.groupingBy(RankedFinding::className)));
        var xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.append(String.format(
                Locale.ROOT,
                "<testsuites name=\"quintain hunt\" tests=\"%d\" failures=\"%d\" time=\"%.3f\">%n",
                summary.findings().size() + clean(summary, byClass),
                summary.findings().size(),
                summary.milliseconds() / 1000.0));
        for (ClassProfile profile : summary.classes()) {
            List<RankedFinding> findings = byClass.remove(profile.className());
            suite(xml, profile.className(), findings == null ? List.of() : findings);
        }
        // What lies elsewhere, such as in a class that is not public.
        byClass.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> suite(xml, entry.getKey(), entry.getValue()));
        return xml.append("</testsuites>\n").toString();
    }

    private static long clean(HuntSummary summary, Map<String, List<RankedFinding>> byClass) {
        return summary.classes().stream()
                .filter(each -> !byClass.containsKey(each.className()))
                .count();
    }

    private static void suite(StringBuilder xml, String className, List<RankedFinding> findings) {
        String name = escape(className);
        xml.append("  <testsuite name=\"")
                .append(name)
                .append("\" tests=\"")
                .append(Math.max(1, findings.size()))
                .append("\" failures=\"")
                .append(findings.size())
                .append("\" errors=\"0\" skipped=\"0\">\n");
        if (findings.isEmpty()) {
            xml.append("    <testcase classname=\"").append(name).append("\" name=\"nothing found\"/>\n");
        }
        findings.forEach(finding -> testCase(xml, name, finding));
        xml.append("  </testsuite>\n");
    }

    private static void testCase(StringBuilder xml, String className, RankedFinding ranked) {
        Finding finding = ranked.finding();
        String stack = String.join("\n    ", StackLines.of(finding.thrown(), FRAMES));
        xml.append("    <testcase classname=\"")
                .append(className)
                .append("\" name=\"")
                .append(escape(finding.reproducer() + " [" + ranked.fingerprint() + "]"))
                .append("\">\n      <failure type=\"")
                .append(finding.rule())
                .append("\" message=\"")
                .append(escape(ranked.headline()))
                .append("\">")
                .append(escape(
                        "ranked " + HuntPage.name(ranked.rank()) + ": " + ranked.reason() + "\n    " + stack + "\n"
                                + (ranked.testFile() == null
                                        ? ranked.source()
                                        : ranked.testFile() + ": " + ranked.testMethod())))
                .append("</failure>\n    </testcase>\n");
    }

    /** Without what XML cannot hold at all. */
    private static String escape(String text) {
        var kept = new StringBuilder();
        text.codePoints()
                .filter(c -> c == '\t'
                        || c == '\n'
                        || (c >= 0x20 && c <= 0xD7FF)
                        || (c >= 0xE000 && c <= 0xFFFD)
                        || c >= 0x10000)
                .forEach(kept::appendCodePoint);
        return Html.escape(kept.toString());
    }
}
