package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes {@code summary.json}, for programs. The same result gives the same bytes, apart from the member
 * {@code timing} at the end. Numbers that may be beyond what a double holds are strings.
 */
public final class SummaryJson implements ReportWriter {
    /** Changes when a reader of the old format would misread the new one. */
    static final int FORMAT = 1;

    /** Of a deeper stack, so many frames are told from either end. */
    private static final int FRAMES = 20;

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
        each(root.putArray("classes"), summary.classes(), SummaryJson::classRow);
        each(
                root.putArray("spaces"),
                summary.spaces(),
                (node, space) -> node.put("class", space.className())
                        .put("operation", space.operation())
                        .put("depth", space.depth())
                        .put("size", space.size().toString())
                        .put("run", space.run()));
        each(root.putArray("findings"), summary.problems(), SummaryJson::problem);
        each(
                root.putArray("gone"),
                summary.gone(),
                (node, gone) -> node.put("fingerprint", gone.fingerprint()).put("description", gone.description()));
        each(
                root.putArray("passedOver"),
                summary.passedOver(),
                (node, passed) -> node.put("class", passed.className()).put("reason", passed.reason()));
        each(
                root.putArray("effects"),
                summary.effects(),
                (node, effect) -> node.put("what", effect.what())
                        .put("tests", effect.tests())
                        .put("allow", effect.allow())
                        .put("example", effect.example()));
        each(root.putArray("events"), summary.events(), (node, event) -> {
            node.put("what", event.what()).put("times", event.times());
            event.where().forEach(node.putArray("where")::add);
        });
        timing(root.putObject("timing"), summary);
        return root;
    }

    private static <T> void each(ArrayNode array, List<T> all, BiConsumer<ObjectNode, T> fill) {
        all.forEach(one -> fill.accept(array.addObject(), one));
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
        if (problem.standing() != null) {
            node.put("standing", problem.standing().name().toLowerCase(Locale.ROOT));
        }
        node.put("rule", finding.rule().name())
                .put("class", finding.className())
                .put("operation", finding.operation())
                .put("exception", finding.thrown().type())
                .put("message", finding.thrown().message())
                .put("place", finding.place());
        ArrayNode stack = node.putArray("stack");
        StackLines.of(finding.thrown(), FRAMES).forEach(stack::add);
        node.put("reproducer", finding.reproducer())
                .put("occurrences", finding.occurrences())
                .put("confirmed", finding.confirmed());
        if (problem.testFile() != null) {
            node.putObject("test").put("file", problem.testFile()).put("method", problem.testMethod());
        }
    }

    private static void timing(ObjectNode node, RunSummary summary) {
        node.put("milliseconds", summary.milliseconds());
        ObjectNode classes = node.putObject("classes");
        summary.classes().forEach(row -> classes.put(row.className(), row.milliseconds()));
    }
}
