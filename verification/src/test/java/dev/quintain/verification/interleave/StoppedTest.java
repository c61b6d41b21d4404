package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.cli.Main;
import dev.quintain.cli.Terminal;
import dev.quintain.engine.StopSignal;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A run of scripts that is stopped tells what it has seen, and what it has not. */
@Timeout(120)
class StoppedTest {
    private static final String LONG_TICKS = "#ticktime 600000\n";
    private static final String SOON_OVER = """
            #begin #tick #thread <a> #valueCheck time() # 2 #end #end #end #end
            """;

    @TempDir
    Path folder;

    /** A sequence that is not over in the lifetime of this test, and says when it has begun. */
    private String endless() {
        return """
                #begin #tick #thread <b>
                    java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                    while (true) { Thread.sleep(1000); }
                #end #end #end
                """.formatted(begun().toString().replace("\\", "\\\\"));
    }

    private Path begun() {
        return folder.resolve("begun");
    }

    private Path script(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    /** Runs scripts, and stops when the endless sequence has begun. */
    private Interleaved stopped(List<Path> scripts, String... options) throws Exception {
        var arguments = new ArrayList<>(
                List.of("interleave", "--quiet", "--out", folder.resolve("out").toString()));
        arguments.addAll(List.of(options));
        scripts.forEach(script -> arguments.add(script.toString()));
        var out = new StringWriter();
        var err = new StringWriter();
        var stop = new StopSignal();
        CompletableFuture<Integer> running = CompletableFuture.supplyAsync(() -> Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                Terminal.NONE,
                stop,
                arguments.toArray(String[]::new)));
        while (!Files.exists(begun()) && !running.isDone()) {
            Thread.sleep(10);
        }
        assertFalse(running.isDone(), () -> out.toString() + err);
        stop.stop();
        return new Interleaved(running.get(), out.toString().replace(System.lineSeparator(), "\n"), err.toString());
    }

    @Test
    void what_was_not_run_is_named() throws Exception {
        Interleaved run = stopped(List.of(
                script("first.conan", SOON_OVER),
                script("second.conan", LONG_TICKS + SOON_OVER + endless() + SOON_OVER),
                script("third.conan", SOON_OVER)));

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.err());
        List<Interleaved> parts = run.each();
        assertEquals(
                List.of(1, 1, 0), parts.stream().map(Interleaved::testCases).toList(), run.out());
        assertEquals(List.of(), Table2Test.notes(parts.get(0)));
        assertEquals(List.of("Note: stopped before sequence 2 of 3 was over"), Table2Test.notes(parts.get(1)));
        assertEquals(List.of("Note: stopped before it was run"), Table2Test.notes(parts.get(2)));
        String summary = Files.readString(folder.resolve("out").resolve("summary.json"));
        assertTrue(summary.contains("third.conan: stopped before it was run"), summary);
    }

    @Test
    void a_script_that_was_repeated_less_often_says_so() throws Exception {
        Path again = script("again.conan", """
                #ticktime 600000
                #shared <s>
                    static int runs = 0;
                    boolean isThird() { return ++runs == 3; }
                #end
                #begin #tick #thread <a>
                    if (s.isThird()) {
                        java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                        while (true) { Thread.sleep(1000); }
                    }
                #end #end #end
                """.formatted(begun().toString().replace("\\", "\\\\")));

        Interleaved run = stopped(List.of(again), "--repeat", "10");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertEquals(List.of("Note: stopped after 2 of 10 runs"), Table2Test.notes(run));
    }

    @Test
    void a_condition_is_not_confirmed_by_sequences_that_were_not_run() throws Exception {
        Path conditions =
                script("conditions.conan", LONG_TICKS + """
                #conditions
                    C1 threads suspended: none
                #end
                """ + endless().replace("#begin", "#begin\n#test C1\n"));

        Interleaved run = stopped(List.of(conditions), "--check-conditions");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        assertEquals(0, run.total("Conditions confirmed"), run.out());
    }
}
