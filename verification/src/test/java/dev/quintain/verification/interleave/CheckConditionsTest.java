package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tool sees for itself whether sequences bring about the conditions that they name. */
class CheckConditionsTest {
    private static final String SCRIPT = """
            #cut m ProducerConsumer
            #conditions
                C1 receive: 0 iterations of the loop
                C2 receive: 1 iteration of the loop
                C3 send: empty string
                C4 threads suspended: one in receive
                C5 threads suspended: multiple
            #end
            #top
            import dev.quintain.examples.interleave.*;
            #end
            #begin
                #test C2 C3 C4
                #tick #thread <sender> #excMonitor m.send(""); #end #end #end
                #tick #thread <receiver> #valueCheck m.receive() # 'a' #end #end #end
                #tick #thread <sender> #excMonitor m.send("a"); #end #end #end
            #end
            #begin
                #test C1 C2
                #tick #thread <sender> #excMonitor m.send("a"); #end #end #end
                #tick #thread <receiver> #valueCheck m.receive() # 'a' #end #end #end
            #end
            """;

    @TempDir
    Path folder;

    @Test
    void all_conditions_of_standard_kinds_in_table_2_are_brought_about() throws IOException {
        Interleaved run = Interleaved.run(Interleaved.CLASSES, Table2Test.scripts(), "--check-conditions");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
        for (String name : Table2Test.NAMES) {
            String script = Files.readString(Interleaved.SCRIPTS.resolve(name + ".conan"));
            String out = run.each().get(Table2Test.NAMES.indexOf(name)).out();
            long all = Table2Test.count(script, "(?m)^    C\\d+ ");
            long standard = Table2Test.count(
                    script,
                    "(?m)^    C\\d+ (\\w+: (0|1|multiple) iterations? of the loop"
                            + "|threads suspended: (none|one|multiple)( in \\w+)?)$");

            assertTrue((out + "\n").contains("Conditions confirmed: " + standard + " of " + all + "\n"), out);
            assertEquals(
                    all - standard,
                    Table2Test.count(out, "(?m)^Note: only a reader can confirm condition C"),
                    "and nothing else is worth a note: " + out);
        }
    }

    @Test
    void a_sequence_that_does_not_bring_about_what_it_names_is_told_and_what_cannot_be_seen_too() {
        Interleaved run = Interleaved.script(folder, SCRIPT, "--check-conditions");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertEquals(2, run.total("Conditions confirmed"), run.out());
        assertEquals(
                List.of(
                        "Note: no sequence tests condition C5 threads suspended: multiple",
                        "Note: sequence 2 does not bring about condition C2 receive: 1 iteration of the loop",
                        "Note: only a reader can confirm condition C3 send: empty string"),
                Table2Test.notes(run));
    }

    @Test
    void a_thread_that_is_interrupted_in_the_end_has_not_waited_twice() {
        Interleaved run = Interleaved.script(folder, """
                #cut m ProducerConsumer
                #conditions
                    C1 receive: multiple iterations of the loop
                #end
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #test C1
                    #tick #thread <receiver> #valueCheck m.receive() # 'a' #end #end #end
                #end
                """, "--check-conditions");

        assertTrue(run.out().contains("Note: sequence 1 does not bring about condition C1"), run.out());
    }

    @Test
    void a_call_that_ends_with_an_exception_is_not_suspended_any_more() {
        Interleaved run = Interleaved.script(folder, """
                #cut m JDBCConnectionPool(0)
                #conditions
                    C1 threads suspended: one in take
                #end
                #top
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #test C1
                    #tick #thread <client>
                        #excMonitor m.take(20); # IllegalStateException #end
                    #end #end
                    #tick #end
                #end
                """, "--check-conditions");

        assertEquals(
                List.of("Note: sequence 1 does not bring about condition C1 threads suspended: one in take"),
                Table2Test.notes(run),
                run.out() + run.err());
    }

    @Test
    void is_nothing_for_an_exploration() {
        Interleaved run = Interleaved.script(folder, SCRIPT, "--check-conditions", "--explore");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertEquals(
                "quintain: --check-conditions sees what the clock brings about; leave it out with --explore",
                run.err().strip());
    }
}
