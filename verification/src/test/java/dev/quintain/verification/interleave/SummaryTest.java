package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code quintain interleave} leaves in its folder, and what it makes of an earlier one. */
class SummaryTest {
    private static final Path SCRIPT = Interleaved.SCRIPTS.resolve("BufferImpl.conan");

    @TempDir
    Path folder;

    @TempDir
    Path faulty;

    @BeforeEach
    void compile_a_faulty_buffer() {
        new SourceMutant("BufferImpl", "notify", List.of("notifyAll();", "notify();")).compileInto(faulty);
    }

    private CommandRun run(String name, Path classes, String... options) {
        var all = new ArrayList<>(List.of(
                "interleave", "--out", folder.resolve(name).toString(), "-cp", classes.toString(), SCRIPT.toString()));
        all.addAll(List.of(options));
        return CommandRun.of(all.toArray(String[]::new));
    }

    private JsonNode summary(String name) {
        return JsonMapper.builder()
                .build()
                .readTree(folder.resolve(name).resolve("summary.json").toFile());
    }

    private static List<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    private static List<String> texts(JsonNode array, String member) {
        return each(array).stream().map(node -> node.path(member).asString("")).toList();
    }

    @Test
    void errors_are_in_the_summary_with_the_stack_of_each_thread_that_is_stuck() {
        CommandRun run = run("first", faulty);

        JsonNode summary = summary("first");
        JsonNode findings = summary.path("findings");
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.err());
        assertEquals("interleave", summary.path("engine").asString(""));
        assertEquals(50, summary.path("classes").get(0).path("testCases").asInt());
        assertEquals(List.of("LIVENESS_ERROR", "LIVENESS_ERROR"), texts(findings, "rule"));
        assertEquals(
                List.of(
                        "BufferImpl.conan, sequence 6, thread producer2 at time 3",
                        "BufferImpl.conan, sequence 6, thread consumer4 at time 5"),
                texts(findings, "operation"));
        assertEquals(2, Set.copyOf(texts(findings, "fingerprint")).size());
        for (JsonNode finding : findings) {
            List<String> stack = each(finding.path("stack")).stream()
                    .map(frame -> frame.asString(""))
                    .toList();
            assertTrue(
                    stack.stream().anyMatch(frame -> frame.startsWith("at " + Interleaved.PACKAGE + ".BufferImpl.")),
                    stack.toString());
            assertTrue(stack.get(stack.size() - 1).startsWith("at script.thread(BufferImpl.conan:"), stack.toString());
            assertTrue(stack.get(0).startsWith("at java.lang.Object.wait"), stack.toString());
            assertTrue(finding.path("place").asString("").startsWith("BufferImpl.java:"), finding.toString());
        }
    }

    @Test
    void a_value_error_is_at_its_line_of_the_script() throws Exception {
        Path script = Files.writeString(folder.resolve("wrong.conan"), """
                #begin
                    #tick #thread <a> #valueCheck time() # 2 #end #end #end
                #end
                """);

        CommandRun run =
                CommandRun.of("interleave", "--out", folder.resolve("wrong").toString(), script.toString(), "--quiet");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.err());
        assertEquals(List.of("wrong.conan:2"), texts(summary("wrong").path("findings"), "place"));
    }

    @Test
    void notes_are_events_of_the_summary() throws Exception {
        Path script = Files.writeString(folder.resolve("noted.conan"), """
                #conditions
                    C1 forgotten
                #end
                #begin #tick #thread <a> #valueCheck time() # 1 #end #end #end #end
                """);

        CommandRun run =
                CommandRun.of("interleave", "--out", folder.resolve("noted").toString(), script.toString(), "--quiet");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.err());
        assertEquals(
                List.of("noted.conan: no sequence tests condition C1 forgotten"),
                texts(summary("noted").path("events"), "what"));
    }

    @Test
    void errors_that_a_baseline_knows_do_not_fail_and_those_that_are_gone_are_told() {
        String baseline = folder.resolve("first").resolve("summary.json").toString();
        run("first", faulty);

        CommandRun again = run("again", faulty, "--baseline", baseline);
        CommandRun mended = run("mended", Interleaved.CLASSES, "--baseline", baseline);

        assertEquals(Interleaved.RIGHT, again.exitCode(), again.out());
        assertTrue(again.out().contains("since the baseline: 0 new, 2 known, 0 gone"), again.out());
        assertEquals(List.of("known", "known"), texts(summary("again").path("findings"), "standing"));
        assertEquals(Interleaved.RIGHT, mended.exitCode(), mended.out());
        assertTrue(mended.out().contains("since the baseline: 0 new, 0 known, 2 gone"), mended.out());
        assertEquals(
                2,
                mended.out()
                        .lines()
                        .filter(line -> line.startsWith("   gone: "))
                        .count(),
                mended.out());
        assertEquals(2, summary("mended").path("gone").size());
    }

    @Test
    void an_error_that_a_baseline_does_not_know_fails() {
        run("right", Interleaved.CLASSES);

        CommandRun broken = run(
                "broken",
                faulty,
                "--baseline",
                folder.resolve("right").resolve("summary.json").toString());

        assertEquals(Interleaved.FAULTS, broken.exitCode(), broken.out());
        assertTrue(broken.out().contains("since the baseline: 2 new, 0 known, 0 gone"), broken.out());
    }

    @Test
    void a_baseline_that_is_none_is_refused_before_anything_runs() {
        CommandRun run = run("none", faulty, "--baseline", SCRIPT.toString());

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals("", run.out());
        assertTrue(run.err().contains("cannot use the baseline"), run.err());
    }
}
