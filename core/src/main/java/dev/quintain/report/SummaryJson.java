package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes {@code summary.json}, for programs. The same result gives the same bytes, apart from the member
 * {@code timing} at the end. Numbers that may be beyond what a double holds are strings.
 */
public final class SummaryJson implements ReportWriter {
    /** Changes when a reader of the old format would misread the new one. */
    static final int FORMAT = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Override
    public Path write(RunSummary summary, Path folder) throws IOException {
        Path file = folder.resolve("summary.json");
        Files.writeString(file, text(summary));
        return file;
    }

    String text(RunSummary summary) {
        return print(tree(summary));
    }

    /** As people like to read it, too. */
    static String print(ObjectNode root) {
        var indenter = new DefaultIndenter("  ", "\n");
        var separators = new Separators()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        var printer = new DefaultPrettyPrinter(separators)
                .withObjectIndenter(indenter)
                .withArrayIndenter(indenter);
        return MAPPER.writer().with(printer).writeValueAsString(root) + "\n";
    }

    private static ObjectNode tree(RunSummary summary) {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("tool", "quintain");
        root.put("format", FORMAT);
        root.put("engine", summary.engine());
        root.put("seed", Long.toString(summary.seed()));
        root.put("options", summary.options());
        JsonMembers.each(root.putArray("classes"), summary.classes(), SummaryJson::classRow);
        JsonMembers.each(
                root.putArray("spaces"),
                summary.spaces(),
                (node, space) -> node.put("class", space.className())
                        .put("operation", space.operation())
                        .put("depth", space.depth())
                        .put("size", space.size().toString())
                        .put("run", space.run()));
        JsonMembers.each(root.putArray("findings"), summary.problems(), SummaryJson::problem);
        JsonMembers.gone(root, summary.gone());
        JsonMembers.passedOver(root, summary.passedOver());
        JsonMembers.effects(root, summary.effects());
        JsonMembers.events(root, summary.events());
        timing(root.putObject("timing"), summary);
        return root;
    }

    private static void classRow(ObjectNode node, ClassRow row) {
        node.put("class", row.className())
                .put("publicMethods", row.publicMethods())
                .put("testCases", row.testCases())
                .put("crashes", row.crashes())
                .put("problems", row.problems())
                .put("illFormed", row.illFormed())
                .put("unmakeable", row.unmakeable())
                .put("refusedEffects", row.refusedEffects());
    }

    private static void problem(ObjectNode node, Problem problem) {
        Finding finding = problem.finding();
        node.put("fingerprint", finding.fingerprint());
        JsonMembers.standing(node, problem.standing());
        JsonMembers.claim(node, finding, finding.className(), finding.occurrences());
        JsonMembers.test(node, problem.testFile(), problem.testMethod());
    }

    private static void timing(ObjectNode node, RunSummary summary) {
        node.put("milliseconds", summary.milliseconds());
        ObjectNode classes = node.putObject("classes");
        summary.classes().forEach(row -> classes.put(row.className(), row.milliseconds()));
    }
}
