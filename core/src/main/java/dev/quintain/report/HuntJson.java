package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.StateMachine;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The {@code summary.json} of a hunt, for programs. docs/hunt.md says what is in it. */
final class HuntJson {
    private static final int FRAMES = 20;

    private HuntJson() {}

    static String text(HuntSummary summary) {
        return SummaryJson.print(tree(summary));
    }

    private static ObjectNode tree(HuntSummary summary) {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("tool", "quintain");
        root.put("format", SummaryJson.FORMAT);
        root.put("engine", "hunt");
        root.put("subject", summary.subject());
        root.put("seed", Long.toString(summary.seed()));
        root.put("options", summary.command());
        root.put("complete", summary.complete());
        each(root.putArray("findings"), summary.findings(), HuntJson::finding);
        each(root.putArray("classes"), summary.classes(), HuntJson::profile);
        each(
                root.putArray("engines"),
                summary.engines(),
                (node, row) -> node.put("engine", row.engine())
                        .put("did", row.did())
                        .put("findings", row.findings())
                        .put("milliseconds", row.milliseconds()));
        each(
                root.putArray("coverage"),
                summary.coverage(),
                (node, point) -> node.put("milliseconds", point.milliseconds()).put("branches", point.taken()));
        Handlers handlers = summary.handlers();
        if (handlers != null) {
            root.putObject("handlers")
                    .put("suite", handlers.suite())
                    .put("tests", handlers.tests())
                    .put("before", handlers.before())
                    .put("after", handlers.after())
                    .put("all", handlers.all());
        }
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
        root.putObject("timing").put("milliseconds", summary.milliseconds()).put("given", summary.given());
        return root;
    }

    private static <T> void each(ArrayNode array, List<T> all, BiConsumer<ObjectNode, T> fill) {
        all.forEach(one -> fill.accept(array.addObject(), one));
    }

    private static void finding(ObjectNode node, RankedFinding ranked) {
        Finding finding = ranked.finding();
        node.put("fingerprint", ranked.fingerprint())
                .put("rank", HuntPage.name(ranked.rank()))
                .put("reason", ranked.reason());
        if (ranked.standing() != null) {
            node.put("standing", ranked.standing().name().toLowerCase(Locale.ROOT));
        }
        ranked.engines().forEach(node.putArray("engines")::add);
        node.put("rule", finding.rule().name())
                .put("class", finding.className())
                .put("operation", finding.operation())
                .put("headline", ranked.headline())
                .put("exception", finding.thrown().type())
                .put("message", finding.thrown().message())
                .put("place", ranked.place());
        ArrayNode stack = node.putArray("stack");
        StackLines.of(finding.thrown(), FRAMES).forEach(stack::add);
        node.put("reproducer", finding.reproducer())
                .put("occurrences", ranked.occurrences())
                .put("confirmed", finding.confirmed());
        ranked.also().forEach(node.putArray("also")::add);
        if (ranked.testFile() != null) {
            node.putObject("test").put("file", ranked.testFile()).put("method", ranked.testMethod());
        } else if (!ranked.source().isEmpty()) {
            node.put("replay", ranked.source());
        }
        if (!ranked.schedule().isEmpty()) {
            each(
                    node.putArray("schedule"),
                    ranked.schedule(),
                    (one, step) -> one.put("time", step.time())
                            .put("thread", step.thread())
                            .put("place", step.place())
                            .put("action", step.action()));
        }
    }

    private static void profile(ObjectNode node, ClassProfile profile) {
        node.put("class", profile.className());
        profile.engines().forEach(node.putArray("engines")::add);
        node.put("operations", profile.operations())
                .put("tests", profile.tests())
                .put("regressionTests", profile.regressions())
                .put("branchesTaken", profile.taken())
                .put("branches", profile.branches());
        StateMachine machine = profile.machine();
        if (machine != null) {
            each(
                    node.putArray("states"),
                    machine.states(),
                    (one, state) -> one.put("name", state.name()).put("calls", state.calls()));
            each(
                    node.putArray("transitions"),
                    machine.transitions(),
                    (one, each) -> one.put("from", each.from())
                            .put("call", each.call())
                            .put("to", each.to())
                            .put("exception", each.exception()));
        }
        if (profile.draft() != null) {
            node.put("draft", profile.draft());
        }
    }
}
