package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures and table 1 of Long, Hoffman and Strooper 2003. */
class FiguresTest {
    private static final String IMPORT = "#top\nimport dev.quintain.examples.interleave.*;\n#end\n";

    private static final Path FIGURES = Path.of("src", "test", "resources", "figures");

    /** Without names of threads, and with the constructor's parentheses left out. */
    private static final String FIGURE_3 = read("figure3.conan");

    private static String read(String figure) {
        try {
            return Files.readString(FIGURES.resolve(figure));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The component of figure 1, which figure 3 tests. */
    private static final class Figure1 {
        static final Path CLASSES = compiled();

        private static Path compiled() {
            Path classes = CommandRun.OUT.resolve("figure1");
            classes.toFile().mkdirs();
            SourceMutant.compile(List.of(FIGURES.resolve("ProducerConsumer.java")), classes);
            return classes;
        }
    }

    private Interleaved figure3(String text, String... options) {
        return Interleaved.script(Figure1.CLASSES, folder, text, options);
    }

    @TempDir
    Path folder;

    @Test
    void figure_3_is_green_on_the_component_of_figure_1() {
        Interleaved run = Interleaved.run(Figure1.CLASSES, List.of(FIGURES.resolve("figure3.conan")));

        assertEquals("""
                ***** Test cases: 8
                ****** Value errors: 0
                ****** Exception errors: 0
                ****** Liveness errors: 0
                report: FOLDER
                """.replace("FOLDER", CommandRun.OUT.toString()), run.out(), run.err());
        assertEquals(Interleaved.RIGHT, run.exitCode());
    }

    @Test
    void figure_3_is_green_on_the_wall_clock_of_the_paper() {
        assertTrue(figure3(FIGURE_3, "--clock", "wall").isGreen());
    }

    @Test
    void figure_3_is_green_on_the_component_of_ours_that_stands_for_it() {
        assertTrue(Interleaved.script(folder, IMPORT + FIGURE_3).isGreen());
    }

    @Test
    void the_conditions_of_figure_3_are_met_as_far_as_that_can_be_seen() {
        Interleaved run = figure3(FIGURE_3, "--check-conditions");

        assertTrue(run.isGreen(), run.out() + run.err());
        assertTrue(run.out().contains("****** Conditions confirmed: 3 of 4\n"), run.out());
        assertEquals(
                List.of("Note: only a reader can confirm condition C9 one sender suspended"), Table2Test.notes(run));
    }

    @Test
    void a_thread_that_figure_1_never_lets_go_is_told_and_left_behind() {
        Interleaved run = figure3(FIGURE_3.replace("m.send(\"a\"); #end", "m.send(\"\"); #end"));

        assertEquals(Interleaved.FAULTS, run.exitCode());
        assertEquals(1, run.total("Liveness errors"), run.out());
        assertTrue(
                run.out().contains("m.receive() still waits in ProducerConsumer.receive(ProducerConsumer.java:12)\n"),
                run.out());
        assertEquals(
                List.of("Note: sequence 1: left behind, since it did not end when interrupted: thread4"),
                Table2Test.notes(run));
    }

    @Test
    void line_ends_and_space_do_not_matter() {
        String dense = FIGURE_3.replaceAll("(?m)^ +", "")
                .replaceAll("(?m) *//.*$", "")
                .replace("#tick\n", "#tick ")
                .replace(" #end", "#end");

        assertTrue(figure3(FIGURE_3.replace("\n", "\r\n")).isGreen());
        assertTrue(figure3(FIGURE_3.replace("\n", "\r")).isGreen());
        Interleaved run = figure3(dense.replace("#cut m ProducerConsumer", "#cut\tm  ProducerConsumer ( )"));
        assertTrue(run.isGreen(), run.out() + run.err());
    }

    /** Table 1: each call completes in [x, x+1), and at no other time. */
    @ParameterizedTest
    @CsvSource({"1,1,2", "2,3,2", "3,3,4", "4,4,3"})
    void table_1_holds_at_these_times_only(int call, int completion, int other) {
        String claim = "#valueCheck time() # " + completion + " #end";
        int at = -1;
        for (int i = 0; i < call; i++) {
            at = FIGURE_3.indexOf("#valueCheck time()", at + 1);
        }
        String wrong = FIGURE_3.substring(0, at)
                + claim.replace("# " + completion, "# " + other)
                + FIGURE_3.substring(at + claim.length());

        Interleaved run = figure3(wrong);

        assertEquals(Interleaved.FAULTS, run.exitCode());
        assertEquals(1, run.total("Value errors"), run.out());
        assertTrue(
                run.out()
                        .contains("Sequence 1: value error detected at time: " + completion + ".\n   Thread: thread"
                                + call + "\n   test.conan:"),
                run.out());
        assertTrue(run.out().contains(": time() is " + completion + ", not " + other + "\n"), run.out());
    }

    @Test
    void figure_5_tells_the_clock_of_the_test_from_the_clock_under_test() {
        Interleaved run = Interleaved.run(Interleaved.CLASSES, List.of(FIGURES.resolve("figure5.conan")));

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(6, run.testCases());
    }

    /** Figures 2 and 4: what conditions the scripts of the two components have. */
    @ParameterizedTest
    @CsvSource({"ProducerConsumer,12,receive:3,send:4,threads suspended:5", "ConAnClock,6,await:3,threads suspended:3,"
    })
    void the_conditions_of_figures_2_and_4(String script, int all, String first, String second, String third)
            throws IOException {
        String text = Files.readString(Interleaved.SCRIPTS.resolve(script + ".conan"));

        assertEquals(all, count(text, "(?m)^    C\\d+ "));
        for (String group : new String[] {first, second, third}) {
            if (group != null) {
                String[] parts = group.split(":");
                assertEquals(Integer.parseInt(parts[1]), count(text, "(?m)^    C\\d+ " + parts[0] + ": "), group);
            }
        }
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    /** Figure 6: every part of the language at once. */
    @Test
    void figure_6_has_every_part() {
        Interleaved run = Interleaved.script(folder, """
                // a comment before everything
                #ticktime 2000
                #cut buffer BufferImpl(1)
                #conditions
                    C1 a tester's own words, with ' and " and # in them
                    C2 nobody tests this one
                #end
                #top
                import dev.quintain.examples.interleave.*;
                import java.util.*;
                #end
                #shared <common>
                    final List<String> log = Collections.synchronizedList(new ArrayList<>());
                    String greeting() { return "common"; }
                    public void setup() throws Exception { buffer.put("from setup"); }
                    public void teardown() { if (log.size() != 2) throw new IllegalStateException("log: " + log); }
                #end
                #begin // first test sequence
                    #test C1
                    #shared <own>
                        int count = 0;
                        @Override String greeting() { return "own " + common() + "#"; }
                        private String common() { return super.greeting(); }
                    #end
                    #tick // first tick block
                        #thread <a>
                            Object got = null; // any Java, and # in a comment
                            #excMonitor
                                got = buffer.get();
                                own.log.add("# in a literal"); /* #end in a comment */
                            #end
                            #valueCheck got # "from setup" #end
                            for (int i = 0; i < 2; i++) {
                                own.count++;
                            }
                            if (own.count == 2) {
                                #valueCheck own.greeting() # "own common#" #end
                            }
                        #end
                        #thread <b>
                            #excMonitor Integer.parseInt("#"); # NumberFormatException #end
                        #end
                    #end
                    #tick // second tick block
                        #thread <a>
                            #valueCheck common.log.size() # 1 #end
                            common.log.add("second");
                        #end
                    #end
                    #tick #end
                #end
                #begin // second test sequence
                    #tick #thread
                        #valueCheck common.greeting() # "common" #end
                        #valueCheck buffer.size() # 1 #end
                        common.log.add("1"); common.log.add("2");
                    #end #end
                #end
                """);

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(7, run.testCases());
        assertTrue(run.out().contains("Note: no sequence tests condition C2 nobody tests this one\n"), run.out());
    }

    @Test
    void wake_up_times_are_taken_in_any_order_but_each_once() {
        String script = IMPORT + """
                #cut m ProducerConsumer
                #begin
                    #tick #thread <s1> #excMonitor m.send("a"); #end #end #end
                    #tick #thread <s2> #excMonitor m.send("b"); #end #wakeCheck senders # 4, 5 #end #end #end
                    #tick #thread <s3> #excMonitor m.send("b"); #end #wakeCheck senders # 4, 5 #end #end #end
                    #tick #thread <r1> #valueCheck m.receive() # 'a' #end #end #end
                    #tick #thread <r2> #valueCheck m.receive() # 'b' #end #end #end
                #end
                """;

        Interleaved right = Interleaved.script(folder, script);
        Interleaved wrong = Interleaved.script(folder, script.replace("4, 5", "4, 6"));

        assertTrue(right.isGreen(), right.out() + right.err());
        assertEquals(1, wrong.total("Value errors"), wrong.out());
        assertTrue(wrong.out().contains("wake-up times senders the call completed at time 5, not 6"), wrong.out());
    }

    /** The output of section 5.7, to the letter but for where to look. */
    @Test
    void section_5_7_prints_what_the_paper_prints(@TempDir Path mutants) {
        var notify = new SourceMutant("BufferImpl", "notify", List.of("notifyAll();", "notify();"));

        Interleaved run =
                Interleaved.run(notify.compileInto(mutants), List.of(Interleaved.SCRIPTS.resolve("BufferImpl.conan")));

        String brief = run.out().replaceAll("(?m)^ {3,}(?!Thread).*\n", "").replaceAll("(?m)^(Note|report).*\n", "");
        assertEquals("""
                Sequence 6: liveness error detected at time: 3.
                   Thread: producer2
                Sequence 6: liveness error detected at time: 5.
                   Thread: consumer4
                ***** Test cases: 50
                ****** Value errors: 0
                ****** Exception errors: 0
                ****** Liveness errors: 2
                """, brief, run.out() + run.err());
        assertTrue(
                run.out().contains("at dev.quintain.examples.interleave.BufferImpl.put(BufferImpl.java:"), run.out());
    }
}
