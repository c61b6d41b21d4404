package dev.quintain.report;

import dev.quintain.finding.WalkReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the {@code summary.json} of a walk, for programs. */
public final class WalkJson {
    private WalkJson() {}

    public static void write(WalkReport report, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("summary.json"), text(report));
    }

    static String text(WalkReport report) {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("tool", "quintain");
        root.put("format", SummaryJson.FORMAT);
        root.put("engine", "walk");
        root.put("class", report.className());
        root.put("mode", report.mode());
        root.put("depth", report.depth());
        add(root.putArray("summary"), report.sentences());
        if (report.machine() != null) {
            report.machine()
                    .states()
                    .forEach(state -> root.withArray("states")
                            .addObject()
                            .put("name", state.name())
                            .put("calls", state.calls()));
            report.machine()
                    .transitions()
                    .forEach(each -> root.withArray("transitions")
                            .addObject()
                            .put("from", each.from())
                            .put("call", each.call())
                            .put("to", each.to())
                            .put("exception", each.exception()));
        }
        ArrayNode failures = root.putArray("failures");
        report.failures().forEach(failure -> {
            ObjectNode node = failures.addObject();
            add(node.putArray("program"), failure.program());
            node.put("result", failure.result()).put("expected", failure.expected());
        });
        add(root.putArray("notes"), report.notes());
        return SummaryJson.print(root);
    }

    private static void add(ArrayNode array, List<String> texts) {
        texts.forEach(array::add);
    }
}
