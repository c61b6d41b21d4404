package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a script is told with the script's own line and column. */
class BadScriptTest {
    private static final String TOP =
            "#cut m ProducerConsumer\n#top\nimport dev.quintain.examples.interleave.*;\n#end\n";

    @TempDir
    Path folder;

    private String refused(String text) {
        Interleaved run = Interleaved.script(folder, text);
        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out() + run.err());
        assertEquals("", run.out());
        return run.err().replace(System.lineSeparator(), "\n").strip();
    }

    private String refusedThread(String java) {
        return refused(TOP + "#begin\n#tick\n#thread <a>\n" + java + "\n#end\n#end\n#end\n");
    }

    @Test
    void an_unknown_command() {
        assertEquals(
                "quintain: test.conan:6:3: unknown command #tik; did you mean #tick?",
                refused(TOP + "#begin\n  #tik\n  #end\n#end\n"));
    }

    @Test
    void a_missing_end() {
        assertEquals("quintain: test.conan:5:1: #begin has no #end", refused(TOP + "#begin\n#tick\n#end\n"));
        assertEquals("quintain: test.conan:6:1: #tick has no #end", refused(TOP + "#begin\n#tick\n"));
        assertEquals("quintain: test.conan:7:1: #thread has no #end", refused(TOP + "#begin\n#tick\n#thread\nint i;"));
        assertEquals("quintain: test.conan:1:1: #conditions has no #end", refused("#conditions\nC1 one\n"));
        assertEquals("quintain: test.conan:1:1: #shared has no #end", refused("#shared <s>\nint i;\n"));
    }

    @Test
    void a_missing_end_is_looked_for_where_the_indentation_says_so() {
        assertEquals(
                "quintain: test.conan:5:1: #begin has no #end; is that of the #valueCheck in line 8 missing?",
                refused(TOP
                        + "#begin\n  #tick\n    #thread <a>\n      #valueCheck time() # 1\n    #end\n  #end\n#end\n"));
    }

    @Test
    void an_end_that_is_missing_before_the_next_block() {
        assertEquals(
                "quintain: test.conan:8:1: #tick cannot stand in a thread block; is the #end of the thread missing?",
                refused(TOP + "#begin\n#tick\n#thread\n#tick\n#end\n#end\n#end\n"));
        assertEquals(
                "quintain: test.conan:8:25: #valueCheck cannot stand in #excMonitor; is its #end missing?",
                refusedThread("#excMonitor m.send(\"\"); #valueCheck time() # 1 #end"));
    }

    @Test
    void an_end_too_many() {
        assertEquals(
                "quintain: test.conan:7:1: #end ends nothing in a script; expected #ticktime, #cut, #conditions, #top,"
                        + " #shared, #begin",
                refused(TOP + "#begin\n#end\n#end\n"));
    }

    @Test
    void a_thread_that_is_in_a_tick_twice() {
        assertEquals(
                "quintain: test.conan:8:10: thread <a> is in this tick twice",
                refused(TOP + "#begin\n#tick\n#thread <a> #end\n#thread <a> #end\n#end\n#end\n"));
    }

    @Test
    void a_condition_that_is_not_declared() {
        assertEquals(
                "quintain: test.conan:9:10: condition C12 is not declared; did you mean C1?",
                refused(TOP + "#conditions\nC1 one\n#end\n#begin\n#test C1 C12\n#end\n"));
        assertEquals(
                "quintain: test.conan:6:7: condition C1 is not declared; add it to #conditions",
                refused(TOP + "#begin\n#test C1\n#end\n"));
    }

    @Test
    void a_condition_that_is_declared_twice() {
        assertEquals(
                "quintain: test.conan:3:1: condition C1 is declared twice",
                refused("#conditions\nC1 one\nC1 two\n#end\n#begin #end\n"));
    }

    @Test
    void java_that_does_not_compile_is_told_at_the_line_of_the_script() {
        assertEquals(
                "quintain: test.conan:8:15: cannot find symbol: method sent(java.lang.String)",
                refusedThread("#excMonitor  m.sent(\"a\"); #end"));
        assertEquals(
                "quintain: test.conan:9:5: incompatible types: java.lang.String cannot be converted to int",
                refusedThread("int i = 0;\ni = \"x\";\n#valueCheck i # 1 #end"));
        assertTrue(
                refusedThread("#valueCheck undefined # 1 #end").startsWith("quintain: test.conan:8:13: cannot find"));
        assertTrue(
                refusedThread("#valueCheck 1 # undefined #end").startsWith("quintain: test.conan:8:17: cannot find"));
        assertTrue(
                refusedThread("#excMonitor ; # Undefined #end").startsWith("quintain: test.conan:8:17: cannot find"));
    }

    @Test
    void java_of_other_blocks_that_does_not_compile() {
        assertEquals(
                "quintain: test.conan:1:8: cannot find symbol: class ProducerConsumr",
                refused(TOP.replace("Consumer", "Consumr") + "#begin\n#end\n"));
        assertTrue(refused("#top\n\nimport no.such.*;\n#end\n#begin #end\n")
                .startsWith("quintain: test.conan:3:1: package no.such does not exist; check --classpath"));
        assertTrue(refused("#shared <s>\n  int i = x;\n#end\n#begin #end\n")
                .startsWith("quintain: test.conan:2:11: cannot find symbol: variable x"));
        assertEquals(
                "quintain: test.conan:2:8: setup() has to be public here",
                refused("#shared <s>\n  void setup() {}\n#end\n#begin #end\n"));
    }

    @Test
    void all_errors_of_all_scripts_are_told() {
        String told = refused(TOP + "#begin\n#test C1 C2\n#end\n");

        assertEquals(2, told.lines().count(), told);
    }

    @Test
    void templates_that_lack_a_part() {
        assertEquals(
                "quintain: test.conan:8:1: #valueCheck needs two expressions: #valueCheck actual # expected #end",
                refusedThread("#valueCheck m.receive() #end"));
        assertEquals(
                "quintain: test.conan:8:1: #wakeCheck needs a name and times: #wakeCheck senders # 3, 4 #end",
                refusedThread("#wakeCheck senders # soon #end"));
        assertEquals(
                "quintain: test.conan:8:23: the wake-up times a were [3] before, not [4]",
                refusedThread("#wakeCheck a # 3 #end #wakeCheck a # 4 #end"));
        assertEquals(
                "quintain: test.conan:8:10: a # stands alone outside of #excMonitor, #valueCheck and #wakeCheck",
                refusedThread("int i = 0#;"));
    }

    @Test
    void parts_that_are_wrong() {
        assertEquals(
                "quintain: test.conan:1:11: 'soon' is no tick time; give a number of milliseconds: #ticktime 1000",
                refused("#ticktime soon\n"));
        assertEquals(
                "quintain: test.conan:1:6: #cut needs a name and a constructor, such as #cut m Buffer(3) or #cut m Buffer",
                refused("#cut Buffer\n"));
        assertEquals(
                "quintain: test.conan:2:1: #cut is there a second time; a script has one at most",
                refused("#cut m A\n#cut n B\n"));
        assertEquals(
                "quintain: test.conan:1:10: '1st' is no Java name for the shared object",
                refused("#shared <1st>\n#end\n#begin #end"));
        assertEquals(
                "quintain: test.conan:1:1: the script has no test sequence; write one between #begin and #end",
                refused("// nothing\n"));
        assertEquals(
                "quintain: test.conan:1:1: 'm.send();' cannot stand here, in a script", refused("m.send(); // Java\n"));
    }

    @Test
    void a_file_that_is_not_there() {
        Interleaved run = Interleaved.run(Interleaved.CLASSES, List.of(folder.resolve("none.conan")));

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("cannot read the script"), run.err());
    }
}
