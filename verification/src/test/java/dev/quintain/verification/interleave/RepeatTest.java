package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts that are run several times, and do not come to the same each time. */
class RepeatTest {
    @TempDir
    Path folder;

    private Interleaved differs(String text, int times) {
        Interleaved run = Interleaved.script(folder, text, "--repeat", String.valueOf(times));
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertTrue(run.isGreenItself(), "the first run is green: " + run.out());
        return run;
    }

    @Test
    void another_value_is_told_once_with_how_often_it_was_seen() {
        Interleaved run = differs("""
                #shared <s>
                    static int runs = 0;
                    int value() { runs++; return runs == 1 ? 1 : runs == 3 ? 3 : 2; }
                #end
                #begin
                    #tick #thread <a> #valueCheck time() # 1 #end #end #end
                #end
                #begin
                    #tick #thread <a> #valueCheck s.value() # 1 #end #end #end
                #end
                """, 5);

        assertEquals(
                List.of(
                        "Note: sequence 2 came to something else in run 2 and 2 others: 1 test case; value error at time 1,"
                                + " thread a: line 9, s.value() is 2, not 1",
                        "Note: sequence 2 came to something else in run 3: 1 test case; value error at time 1, thread a:"
                                + " line 9, s.value() is 3, not 1"),
                Table2Test.notes(run));
    }

    @Test
    void a_thread_that_the_clock_did_not_wait_for_in_another_run_is_told_though_all_is_green() {
        Interleaved run = differs("""
                #ticktime 50
                #shared <s>
                    static boolean again = false;
                    volatile boolean over;
                #end
                #begin
                    #tick #thread <a>
                        while (s.again && !s.over) { Thread.onSpinWait(); }
                    #end #end
                    #tick #thread <b> s.again = true; s.over = true; #end #end
                #end
                """, 2);

        assertEquals(
                List.of("Note: sequence 1 came to something else in run 2: 0 test cases; no error; at time 1 the clock"
                        + " waited 50 ms for thread a, which kept running, and then ticked all the same"),
                Table2Test.notes(run));
    }

    @Test
    void threads_without_a_name_are_the_same_though_their_numbers_are_not() {
        Interleaved run = Interleaved.script(folder, """
                #ticktime 50
                #shared <s>
                    volatile boolean over;
                #end
                #begin
                    #tick #thread <a> new Thread(() -> { while (!s.over) { Thread.onSpinWait(); } }).start(); #end #end
                    #tick #thread <b> s.over = true; #end #end
                #end
                """, "--repeat", "3");

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(1, Table2Test.notes(run).size(), run.out());
        assertTrue(
                Table2Test.notes(run).get(0).contains("at time 1 the clock waited 50 ms for thread Thread-"),
                run.out());
    }
}
