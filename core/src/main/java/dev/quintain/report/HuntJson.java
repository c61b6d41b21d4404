package dev.quintain.report;

import dev.quintain.finding.ClassProfile;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.StateMachine;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The {@code summary.json} of a hunt, for programs. docs/hunt.md says what is in it. */
final class HuntJson {
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
        JsonMembers.each(root.putArray("findings"), summary.findings(), HuntJson::finding);
        JsonMembers.each(root.putArray("classes"), summary.classes(), HuntJson::profile);
        JsonMembers.each(
                root.putArray("engines"),
                summary.engines(),
                (node, row) -> node.put("engine", row.engine())
                        .put("did", row.did())
                        .put("findings", row.findings())
                        .put("milliseconds", row.milliseconds()));
        JsonMembers.each(
                root.putArray("coverage"),
                summary.coverage(),
                (node, point) -> node.put("milliseconds", point.milliseconds()).put("branches", point.taken()));
        Handlers handlers = summary.handlers();
        if (handlers != null) {
            ObjectNode node = root.putObject("handlers")
                    .put("suite", handlers.suite())
                    .put("tests", handlers.tests())
                    .put("before", handlers.before())
                    .put("after", handlers.after())
                    .put("all", handlers.all());
            JsonMembers.each(
                    node.putArray("classes"),
                    handlers.classes(),
                    (one, row) -> one.put("class", row.className())
                            .put("before", row.before())
                            .put("after", row.after())
                            .put("all", row.all()));
        }
        JsonMembers.gone(root, summary.gone());
        JsonMembers.passedOver(root, summary.passedOver());
        JsonMembers.effects(root, summary.effects());
        JsonMembers.events(root, summary.events());
        root.putObject("timing").put("milliseconds", summary.milliseconds()).put("given", summary.given());
        return root;
    }

    private static void finding(ObjectNode node, RankedFinding ranked) {
        node.put("fingerprint", ranked.fingerprint())
                .put("rank", HuntPage.name(ranked.rank()))
                .put("reason", ranked.reason());
        JsonMembers.standing(node, ranked.standing());
        ranked.engines().forEach(node.putArray("engines")::add);
        node.put("headline", ranked.headline());
        JsonMembers.claim(node, ranked.finding(), ranked.className(), ranked.occurrences());
        if (!ranked.className().equals(ranked.finding().className())) {
            node.put("through", ranked.finding().className());
        }
        ranked.also().forEach(node.putArray("also")::add);
        JsonMembers.test(node, ranked.testFile(), ranked.testMethod());
        if (ranked.testFile() == null && !ranked.source().isEmpty()) {
            node.put("replay", ranked.source());
        }
        if (!ranked.schedule().isEmpty()) {
            JsonMembers.each(
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
                .put("sequences", profile.sequences())
                .put("regressionTests", profile.regressions())
                .put("branchesTaken", profile.taken())
                .put("branches", profile.branches());
        StateMachine machine = profile.machine();
        if (machine != null) {
            JsonMembers.each(
                    node.putArray("states"),
                    machine.states(),
                    (one, state) -> one.put("name", state.name()).put("calls", state.calls()));
            JsonMembers.each(
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
