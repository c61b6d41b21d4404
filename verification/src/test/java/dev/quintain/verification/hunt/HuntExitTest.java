package dev.quintain.verification.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.engine.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a hunt answers where there is something in the way of an answer, and what builds make of it. */
class HuntExitTest {
    @TempDir
    Path folder;

    @Test
    void a_hunt_without_time_for_anything_does_not_say_that_nothing_is_wrong() {
        Hunted run = Hunted.pager(folder, new StopSignal(), "--time", "1ms");

        assertEquals(Hunted.BAD_INPUT, run.exitCode(), run.out());
        assertTrue(run.out().contains("Nothing was tried"), run.out());
        assertTrue(run.out().contains("it was over before anything ran; give it more time with --time"), run.out());
        assertTrue(run.file("report.html").contains("<h1>Nothing was tried"));
    }

    @Test
    void a_hunt_that_is_stopped_before_it_has_begun_can_be_gone_on_with() {
        var stopped = new StopSignal();
        stopped.stop();

        Hunted run = Hunted.pager(folder, stopped);

        assertEquals(Hunted.BAD_INPUT, run.exitCode(), run.out());
        assertTrue(run.out().contains("--resume goes on"), run.out());
        assertTrue(Files.exists(folder.resolve("hunt.journal")));
    }

    @Test
    void what_was_not_tried_is_not_gone_since_the_baseline() throws IOException {
        Path baseline = Files.writeString(folder.resolve("last.json"), """
                {"tool": "quintain", "format": 1, "engine": "hunt",
                 "findings": [{"fingerprint": "a", "class": "%s", "operation": "Pager.pages()"}]}
                """.formatted(Hunted.PAGER));

        Hunted run = Hunted.pager(folder, new StopSignal(), "--time", "1ms", "--baseline", baseline.toString());

        assertEquals(0, run.summary().path("gone").size(), run.out());
    }

    @Test
    void a_baseline_of_another_command_is_refused_both_ways() throws IOException {
        Path walked = baseline("walk", 1);
        Path hunted = baseline("hunt", 1);

        Hunted hunt = Hunted.pager(folder.resolve("out"), new StopSignal(), "--baseline", walked.toString());
        Hunted crash = Hunted.run(
                "crash",
                folder.resolve("out"),
                new StopSignal(),
                "--baseline",
                hunted.toString(),
                "-cp",
                Hunted.EXAMPLES.toString(),
                Hunted.PAGER);

        assertRefused(
                "cannot use the baseline " + walked + " (it is of quintain walk, whose findings have other names);"
                        + " give the summary.json of an earlier quintain hunt",
                hunt);
        assertRefused(
                "cannot use the baseline " + hunted + " (it is of quintain hunt, whose findings have other names);"
                        + " give the summary.json of an earlier quintain crash",
                crash);
        assertFalse(Files.exists(folder.resolve("out")), "something ran");
    }

    @Test
    void a_baseline_of_an_unknown_shape_is_refused() throws IOException {
        Path later = baseline("hunt", 2);

        assertRefused(
                "(it has format 2, and this version of quintain knows format 1 only)",
                Hunted.pager(folder.resolve("out"), new StopSignal(), "--baseline", later.toString()));
    }

    private Path baseline(String engine, int format) throws IOException {
        return Files.writeString(folder.resolve(engine + format + ".json"), """
                {"tool": "quintain", "format": %d, "engine": "%s", "findings": []}
                """.formatted(format, engine));
    }

    private static void assertRefused(String why, Hunted run) {
        assertEquals(Hunted.BAD_INPUT, run.exitCode(), run.err());
        assertTrue(run.err().contains(why), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void classes_without_anything_to_call_are_told() {
        Hunted run = Hunted.hunt(folder, "--time", "1ms", "-cp", "target/classes", "zoo.passedover.OnlyConstants");

        assertEquals(Hunted.BAD_INPUT, run.exitCode(), run.out() + run.err());
    }

    @Test
    void says_what_it_needs() throws IOException {
        Path project = Files.createDirectories(folder.resolve("project"));
        Files.writeString(project.resolve("pom.xml"), "<project/>");

        Hunted notBuilt = Hunted.hunt(folder, project.toString());
        Hunted neverBegun = Hunted.pager(folder, new StopSignal(), "--resume");

        assertEquals(Hunted.BAD_INPUT, notBuilt.exitCode());
        assertTrue(notBuilt.err().contains("is not built; run mvn test-compile"), notBuilt.err());
        assertEquals(Hunted.BAD_INPUT, neverBegun.exitCode());
        assertTrue(neverBegun.err().contains("nothing to go on with"), neverBegun.err());
    }

    @Test
    void without_arguments_it_says_what_it_needs_where_there_is_no_project() throws Exception {
        assertEquals(Hunted.BAD_INPUT, inFolder().waitFor());
        assertTrue(err().contains("this folder is no Maven project; name what to hunt in"), err());
    }

    @Test
    void without_arguments_it_hunts_in_the_project_of_the_folder() throws Exception {
        Files.writeString(folder.resolve("pom.xml"), """
                <project><modelVersion>4.0.0</modelVersion>
                <groupId>g</groupId><artifactId>a</artifactId><version>1</version></project>
                """);
        Path copy = folder.resolve("target/classes/dev/quintain/examples/shop/Pager.class");
        Files.createDirectories(copy.getParent());
        Files.copy(Hunted.EXAMPLES.resolve("dev/quintain/examples/shop/Pager.class"), copy);

        inFolder("--time", "1ms").waitFor();

        Hunted run = new Hunted(0, "", err(), folder.resolve("quintain-out"));
        assertEquals("this project", run.summary().path("subject").asString(), run.err());
        assertEquals(
                List.of(Hunted.PAGER),
                run.stream("classes").map(each -> each.path("class").asString()).toList());
    }

    /** {@code quintain hunt OPTIONS}, in a folder of its own. */
    private Process inFolder(String... options) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "hunt"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(folder.resolve("err").toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .start();
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }

    /** Its one finding is ranked medium. */
    @Test
    @Tag("slow")
    void only_new_findings_of_the_rank_asked_for_make_a_build_fail() throws IOException {
        Hunted first = pager("first", "--fail-on", "medium");
        Path same = first.folder().resolve("summary.json");
        Path other = Files.writeString(
                folder.resolve("other.json"),
                Files.readString(same).replace("\"fingerprint\": \"", "\"fingerprint\": \"0"));

        Hunted known = pager("known", "--baseline", same.toString());
        Hunted fresh = pager("fresh", "--baseline", other.toString());
        Hunted lower = pager("lower", "--baseline", other.toString(), "--fail-on", "high");
        Hunted never = pager("never", "--fail-on", "never");

        assertEquals(Hunted.FINDINGS, first.exitCode(), first.out());
        assertEquals(Hunted.NOTHING_FOUND, known.exitCode(), known.out());
        assertEquals(Set.of("known"), standings(known));
        assertEquals(Hunted.FINDINGS, fresh.exitCode(), fresh.out());
        assertEquals(Set.of("new"), standings(fresh));
        assertEquals(1, fresh.summary().path("gone").size());
        assertEquals(Hunted.NOTHING_FOUND, lower.exitCode(), lower.out());
        assertEquals(Hunted.NOTHING_FOUND, never.exitCode(), never.out());
        assertFalse(never.fingerprints().isEmpty());
    }

    private Hunted pager(String name, String... options) {
        var all = new ArrayList<>(List.of("--time", "3s"));
        all.addAll(List.of(options));
        return Hunted.pager(folder.resolve(name), new StopSignal(), all.toArray(String[]::new));
    }

    private static Set<String> standings(Hunted run) {
        return run.findings()
                .map(finding -> finding.path("standing").asString())
                .collect(Collectors.toSet());
    }
}
