package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts under all schedules, through the command line. */
class ExploreTest {
    private static final Pattern NAME = Pattern.compile("--replay (\\S+)");

    @TempDir
    Path folder;

    private static final SourceMutant ONE_WOKEN =
            new SourceMutant("ProducerConsumer", "notify", List.of("notifyAll();", "notify();"));

    private static Path scenario(String component) {
        return ExploredMutants.SCENARIOS.resolve(component + ".conan");
    }

    private Path mutant() {
        return ONE_WOKEN.compileInto(folder);
    }

    private static String nameIn(Interleaved run) {
        Matcher name = NAME.matcher(run.out());
        assertTrue(name.find(), run.out() + run.err());
        return name.group(1);
    }

    @Test
    void the_scripts_of_table_2_are_exhausted_but_for_what_depends_on_who_is_woken() {
        List<Path> scripts = Table2Test.NAMES.stream()
                .map(name -> Interleaved.SCRIPTS.resolve(name + ".conan"))
                .toList();

        Interleaved run = Interleaved.run(Interleaved.CLASSES, scripts, "--explore", "--time", "10m");

        assertFalse(run.out().contains("there are more"), run.out());
        List<String> failing =
                run.out().lines().filter(line -> line.contains("fails in")).toList();
        // Its third sequence expects the one who waits longest to be woken first, which Java does not promise.
        assertTrue(
                failing.stream().allMatch(line -> line.startsWith("Sequence 3: fails in schedule t3:2.1")), run.out());
        assertTrue(failing.size() <= 1, run.out());
    }

    @Test
    void a_failing_schedule_is_shown_and_replayed() {
        Interleaved found = Interleaved.run(mutant(), List.of(scenario("ProducerConsumer")), "--explore=overlap");
        String name = nameIn(found);

        Interleaved again = Interleaved.run(mutant(), List.of(scenario("ProducerConsumer")), "--replay", name);

        assertEquals(Interleaved.FAULTS, found.exitCode());
        assertTrue(found.out().contains("notifies on notify()"), found.out());
        assertEquals(Interleaved.FAULTS, again.exitCode(), again.out() + again.err());
        assertEquals(fault(found), fault(again));
    }

    private static List<String> fault(Interleaved run) {
        return run.out()
                .lines()
                .filter(line -> line.startsWith("   ") && !line.contains("see it again"))
                .toList();
    }

    @Test
    void a_replay_on_the_right_component_does_not_fail() {
        String name = nameIn(Interleaved.run(mutant(), List.of(scenario("ProducerConsumer")), "--explore=overlap"));

        Interleaved again =
                Interleaved.run(Interleaved.CLASSES, List.of(scenario("ProducerConsumer")), "--replay", name);

        assertFalse(again.exitCode() == Interleaved.FAULTS, again.out());
    }

    @Test
    void the_same_seed_gives_the_same_schedules() {
        Interleaved one = Interleaved.run(
                mutant(),
                List.of(scenario("ProducerConsumer")),
                "--explore=overlap",
                "--search",
                "random",
                "--seed",
                "7");
        Interleaved other = Interleaved.run(
                mutant(),
                List.of(scenario("ProducerConsumer")),
                "--explore=overlap",
                "--search",
                "random",
                "--seed",
                "7");

        assertEquals(one.out(), other.out());
        assertTrue(one.out().startsWith("seed: 7\n"), one.out());
    }

    @Test
    void every_search_finds_it() {
        for (String search : List.of("depth_first", "pct", "random", "auto")) {
            Interleaved run = Interleaved.run(
                    mutant(), List.of(scenario("ProducerConsumer")), "--explore=overlap", "--search", search);

            assertEquals(Interleaved.FAULTS, run.exitCode(), search + run.out() + run.err());
        }
    }

    @Test
    void the_generated_test_fails_as_long_as_the_fault_is_there() throws Exception {
        Path classes = mutant();
        Path out = folder.resolve("tests");
        CommandRun run = CommandRun.of(
                "interleave",
                "--explore=overlap",
                "--out",
                out.toString(),
                "-cp",
                classes.toString(),
                scenario("ProducerConsumer").toString());
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        List<Path> own = Arrays.stream(System.getProperty("java.class.path").split(":"))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
        List<Path> wrong = new java.util.ArrayList<>(List.of(classes, Interleaved.CLASSES));
        wrong.addAll(own);
        EmittedTests emitted = EmittedTests.compile(out, wrong, EmittedTests.Junit.JUPITER, folder.resolve("compiled"));
        String method = "ProducerConsumerSchedulesTest#schedule_"
                + nameIn(new Interleaved(1, run.out(), "")).replaceAll("\\W", "_");

        Map<String, String> results = emitted.runTogether(List.of(method));

        assertEquals("java.lang.AssertionError", results.get(method));
        String summary = Files.readString(out.resolve("summary.json"));
        assertTrue(summary.contains("ProducerConsumerSchedulesTest.java"), summary);
    }

    @Test
    void a_name_of_no_schedule_is_refused() {
        Interleaved run = Interleaved.run(Interleaved.CLASSES, List.of(scenario("ProducerConsumer")), "--replay", "x");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("'x' is not the name of a schedule"), run.err());
    }

    @Test
    void a_replay_that_diverges_is_an_error() {
        Interleaved run =
                Interleaved.run(Interleaved.CLASSES, List.of(scenario("ProducerConsumer")), "--replay", "o1:1.z");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("the replay diverged"), run.err());
    }

    @Test
    void a_component_in_which_nothing_is_rewritten_is_an_error() {
        Interleaved run = Interleaved.script(folder, """
                #cut m StringBuilder
                #begin
                    #tick #thread <one> #excMonitor m.append('a'); #end #end #end
                #end
                """, "--explore");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out());
        assertTrue(run.err().contains("nothing was rewritten"), run.err());
    }

    @Test
    void threads_that_never_come_to_a_choice_are_an_error() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #tick #thread <one> #valueCheck 1 + 1 # 2 #end #end #end
                #end
                """, "--explore");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out());
        assertTrue(run.err().contains("no thread came to a place where threads could notice each other"), run.err());
    }

    @Test
    void blocking_that_nobody_controls_is_named() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                import java.util.concurrent.*;
                #end
                #begin
                    #tick
                        #thread <one> #excMonitor m.send("a"); new LinkedTransferQueue<String>().take(); #end #end
                    #end
                #end
                """, "--explore");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out());
        assertTrue(
                run.err().contains("uncontrolled blocking in java.util.concurrent.LinkedTransferQueue.take"),
                run.err());
    }

    @Test
    void time_passes_when_nobody_else_can_move() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #tick
                        #thread <sleeper>
                            long before = System.currentTimeMillis();
                            #excMonitor Thread.sleep(3_600_000); #end
                            #valueCheck System.currentTimeMillis() - before # 3_600_000 #end
                            #excMonitor m.send("a"); #end
                        #end
                        #thread <receiver> #valueCheck m.receive() # 'a' #end #end
                    #end
                #end
                """, "--explore");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("exhausted"), run.out());
    }

    @Test
    void a_wake_up_without_a_reason_shows_an_if_that_should_be_a_while() {
        var mutant = new SourceMutant(
                "ProducerConsumer",
                "if for while",
                List.of("while (taken == contents.length())", "if (taken == contents.length())"));
        Path classes = mutant.compileInto(folder);
        String script = """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #tick #thread <receiver> #valueCheck m.receive() # 'a' #end #end #end
                    #tick #thread <sender> #excMonitor m.send("a"); #end #end #end
                #end
                """;
        Path file = write(script);

        assertEquals(
                Interleaved.RIGHT,
                Interleaved.run(classes, List.of(file), "--explore").exitCode());
        assertEquals(
                Interleaved.FAULTS,
                Interleaved.run(classes, List.of(file), "--explore", "--spurious", "1")
                        .exitCode());
    }

    private Path write(String script) {
        try {
            return Files.writeString(folder.resolve("own.conan"), script);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void a_deadlock_is_told_from_a_thread_that_waits() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #shared <s>
                    final Object first = new Object();
                    final Object second = new Object();
                #end
                #begin
                    #tick
                        #thread <one> synchronized (s.first) { synchronized (s.second) { m.send(""); } } #end
                        #thread <two> synchronized (s.second) { synchronized (s.first) { m.send(""); } } #end
                    #end
                #end
                """, "--explore");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("is in a deadlock: it is held up by thread two"), run.out());
    }
}
