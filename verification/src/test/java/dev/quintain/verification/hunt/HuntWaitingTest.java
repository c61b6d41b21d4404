package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A hunt in a class whose threads wait for each other: what is called alone there may wait for ever. */
class HuntWaitingTest {
    private static final Path CLASSES = Path.of("..", "examples", "interleave", "target", "classes");
    private static final String BUFFER = "dev.quintain.examples.interleave.BufferImpl";

    @TempDir
    Path folder;

    @Test
    void has_a_script_drafted_and_every_engine_that_applies_and_is_not_told_that_it_waits() {
        Hunted run = Hunted.hunt(folder, "--time", "45s", "--test-limit", "1s", "-cp", CLASSES.toString(), BUFFER);

        JsonNode profile = run.stream("classes").findFirst().orElseThrow();
        Set<String> engines =
                profile.path("engines").valueStream().map(JsonNode::asString).collect(Collectors.toSet());
        assertTrue(engines.containsAll(Set.of("crash", "generate", "interleave")), engines.toString());
        assertTrue(profile.path("regressionTests").asInt() > 0, run.out());
        assertTrue(
                run.findings()
                        .noneMatch(finding -> finding.path("rule").asString().equals("DOES_NOT_END")),
                run.out());
        assertEquals("drafts/" + BUFFER + ".conan", profile.path("draft").asString());
        assertDraftRuns(run);
    }

    @Test
    void has_its_states_found() {
        Hunted run = Hunted.hunt(folder, "--time", "20s", "-cp", "target/classes", "zoo.walk.Mailbox");

        JsonNode profile = run.stream("classes").findFirst().orElseThrow();
        assertEquals(List.of("Empty", "Default", "Full"), texts(profile.path("states"), "name"), run.out());
        assertEquals(
                List.of("Empty take()", "Full put(Object)"),
                profile.path("transitions")
                        .valueStream()
                        .filter(each -> each.path("exception").asString().equals("waits"))
                        .map(each -> each.path("from").asString() + " "
                                + each.path("call").asString())
                        .toList());
    }

    private static List<String> texts(JsonNode rows, String member) {
        return rows.valueStream().map(row -> row.path(member).asString()).toList();
    }

    private void assertDraftRuns(Hunted run) {
        Path script = folder.resolve("drafts").resolve(BUFFER + ".conan");
        CommandRun drafted = CommandRun.of(
                "interleave",
                "--out",
                folder.resolve("drafted").toString(),
                "-cp",
                CLASSES.toString(),
                script.toString());

        assertEquals(0, drafted.exitCode(), () -> String.join("\n", List.of(drafted.out(), drafted.err(), run.out())));
    }
}
