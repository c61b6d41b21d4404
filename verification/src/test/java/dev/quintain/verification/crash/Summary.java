package dev.quintain.verification.crash;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a {@code summary.json} says. */
record Summary(
        List<ClassRow> classes,
        List<Space> spaces,
        List<Reported> findings,
        List<PassedOver> passedOver,
        List<Effect> effects,
        List<Event> events) {

    record ClassRow(String name, long testCases, long crashes, int problems, long refusedEffects) {}

    record Space(String className, String operation, int depth, BigInteger size, long run) {}

    record Reported(
            String rule,
            String className,
            String operation,
            String exception,
            String place,
            String reproducer,
            String testFile,
            String testMethod) {}

    record PassedOver(String className, String reason) {}

    record Effect(String what, long tests, String allow) {}

    record Event(String what, long times, List<String> where) {}

    static Summary read(Path file) {
        JsonNode root = JsonMapper.builder().build().readTree(file.toFile());
        return new Summary(
                each(
                        root.path("classes"),
                        row -> new ClassRow(
                                text(row, "class"),
                                row.path("testCases").asLong(),
                                row.path("crashes").asLong(),
                                row.path("problems").asInt(),
                                row.path("refusedEffects").asLong())),
                each(
                        root.path("spaces"),
                        space -> new Space(
                                text(space, "class"),
                                text(space, "operation"),
                                space.path("depth").asInt(),
                                new BigInteger(text(space, "size")),
                                space.path("run").asLong())),
                each(
                        root.path("findings"),
                        finding -> new Reported(
                                text(finding, "rule"),
                                text(finding, "class"),
                                text(finding, "operation"),
                                text(finding, "exception"),
                                text(finding, "place"),
                                text(finding, "reproducer"),
                                text(finding.path("test"), "file"),
                                text(finding.path("test"), "method"))),
                each(root.path("passedOver"), passed -> new PassedOver(text(passed, "class"), text(passed, "reason"))),
                each(
                        root.path("effects"),
                        effect -> new Effect(
                                text(effect, "what"), effect.path("tests").asLong(), text(effect, "allow"))),
                each(
                        root.path("events"),
                        event -> new Event(
                                text(event, "what"),
                                event.path("times").asLong(),
                                each(event.path("where"), where -> where.asString("")))));
    }

    ClassRow row(Class<?> type) {
        return classes.stream()
                .filter(row -> row.name().equals(type.getName()))
                .findFirst()
                .orElseThrow();
    }

    List<Reported> findingsOf(String className) {
        return findings.stream()
                .filter(finding -> finding.className().equals(className))
                .toList();
    }

    private static <T> List<T> each(JsonNode array, Function<JsonNode, T> read) {
        return StreamSupport.stream(array.spliterator(), false).map(read).toList();
    }

    /** Nothing and null are the empty text. */
    private static String text(JsonNode node, String member) {
        return node.path(member).asString("");
    }
}
