package dev.quintain.report;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary.Effect;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Gone;
import dev.quintain.finding.RunSummary.PassedOver;
import dev.quintain.finding.RunSummary.Standing;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Members that every {@code summary.json} has, whoever made it. */
final class JsonMembers {
    /** Of a deeper stack, so many frames are told from either end. */
    private static final int FRAMES = 20;

    private JsonMembers() {}

    static <T> void each(ArrayNode array, List<T> all, BiConsumer<ObjectNode, T> fill) {
        all.forEach(one -> fill.accept(array.addObject(), one));
    }

    /** What is claimed of which class, and how to see it. */
    static void claim(ObjectNode node, Finding finding, String className, long occurrences) {
        node.put("rule", finding.rule().name())
                .put("class", className)
                .put("operation", finding.operation())
                .put("exception", finding.thrown().type())
                .put("message", finding.thrown().message())
                .put("place", finding.place());
        if (finding.blamed() != null) {
            node.put("blamed", finding.blamed());
        }
        ArrayNode stack = node.putArray("stack");
        StackLines.of(finding.thrown(), FRAMES).forEach(stack::add);
        node.put("reproducer", finding.reproducer())
                .put("occurrences", occurrences)
                .put("confirmed", finding.confirmed());
    }

    static void standing(ObjectNode node, @Nullable Standing standing) {
        if (standing != null) {
            node.put("standing", standing.name().toLowerCase(Locale.ROOT));
        }
    }

    static void test(ObjectNode node, @Nullable String file, @Nullable String method) {
        if (file != null) {
            node.putObject("test").put("file", file).put("method", method);
        }
    }

    static void gone(ObjectNode root, List<Gone> all) {
        each(
                root.putArray("gone"),
                all,
                (node, gone) -> node.put("fingerprint", gone.fingerprint()).put("description", gone.description()));
    }

    static void passedOver(ObjectNode root, List<PassedOver> all) {
        each(
                root.putArray("passedOver"),
                all,
                (node, passed) -> node.put("class", passed.className()).put("reason", passed.reason()));
    }

    static void effects(ObjectNode root, List<Effect> all) {
        each(
                root.putArray("effects"),
                all,
                (node, effect) -> node.put("what", effect.what())
                        .put("tests", effect.tests())
                        .put("allow", effect.allow())
                        .put("example", effect.example()));
    }

    static void events(ObjectNode root, List<Event> all) {
        each(root.putArray("events"), all, (node, event) -> {
            node.put("what", event.what()).put("times", event.times());
            event.where().forEach(node.putArray("where")::add);
        });
    }
}
