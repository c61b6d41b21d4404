package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Components and scripts that go wrong while they run: told, and the other sequences run all the same. */
class TroubleTest {
    private static final String GREEN_SEQUENCE =
            "#begin\n#tick #thread <last> #valueCheck time() # 1 #end #end #end\n#end\n";

    @TempDir
    Path folder;

    private Interleaved faulty(String text) {
        Interleaved run = Interleaved.script(folder, text);
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        return run;
    }

    @Test
    void a_constructor_that_throws() {
        Interleaved run = faulty("#cut m dev.quintain.examples.interleave.BufferImpl(-1)\n" + GREEN_SEQUENCE);

        assertEquals(1, run.total("Exception errors"));
        assertTrue(run.out().startsWith("""
                Sequence 1: exception error detected at time: 0.
                   Thread: main
                   test.conan:1: the constructor throws java.lang.NegativeArraySizeException: -1
                       at dev.quintain.examples.interleave.BufferImpl.<init>(BufferImpl.java:"""), run.out());
    }

    @Test
    void a_setup_that_throws_and_a_teardown_that_throws() {
        Interleaved run = faulty("""
                #shared <s>
                    public void setup() { throw new IllegalStateException("not today"); }
                #end
                """ + GREEN_SEQUENCE + """
                #begin
                    #shared <s>
                        @Override public void setup() {}
                        @Override public void teardown() { throw new IllegalStateException("stuck"); }
                    #end
                    #tick #thread <a> #valueCheck time() # 1 #end #end #end
                #end
                """);

        assertEquals(2, run.total("Exception errors"), run.out());
        assertTrue(run.out().contains("setup() throws java.lang.IllegalStateException: not today"), run.out());
        assertTrue(run.out().contains("at script.thread(test.conan:2)"), run.out());
        assertTrue(run.out().contains("teardown() throws java.lang.IllegalStateException: stuck"), run.out());
    }

    @Test
    void threads_that_swallow_interrupts_are_left_behind_and_named_and_their_virtual_machine_ends() {
        Set<Long> before = children();

        Interleaved run = faulty("""
                #cut m Object
                #begin
                    #tick
                        #thread <deaf>
                            synchronized (m) {
                                while (true) try { m.wait(); } catch (InterruptedException e) { }
                            }
                        #end
                    #end
                #end
                """ + GREEN_SEQUENCE);

        assertEquals(1, run.total("Liveness errors"), run.out());
        assertEquals(1, run.testCases());
        assertTrue(
                run.out().contains("Note: sequence 1: left behind, since it did not end when interrupted: deaf\n"),
                run.out());
        assertEquals(before, children());
    }

    private static Set<Long> children() {
        return ProcessHandle.current()
                .children()
                .filter(ProcessHandle::isAlive)
                .map(ProcessHandle::pid)
                .collect(Collectors.toSet());
    }

    @Test
    void threads_that_hold_each_other_up_in_the_scripts_own_java_are_told_with_its_lines() {
        Interleaved run = faulty("""
                #shared <s>
                    final Object a = new Object();
                    final Object b = new Object();
                    final java.util.concurrent.CountDownLatch both = new java.util.concurrent.CountDownLatch(2);
                #end
                #begin
                    #tick #thread <one>
                        synchronized (s.a) { s.both.countDown(); s.both.await(); synchronized (s.b) { s.b.notify(); } }
                    #end #end
                    #tick #thread <two>
                        synchronized (s.b) { s.both.countDown(); s.both.await(); synchronized (s.a) { s.a.notify(); } }
                    #end #end
                #end
                """);

        assertTrue(run.out().startsWith("""
                Sequence 1: liveness error detected at time: 1.
                   Thread: one
                   test.conan:8: is held up by thread two
                       at script.thread(test.conan:8)
                Sequence 1: liveness error detected at time: 2.
                   Thread: two
                   test.conan:11: is held up by thread one
                       at script.thread(test.conan:11)
                """), run.out());
    }

    /** The pool may have no more than one thread. */
    @Test
    void a_task_that_is_stuck_in_the_common_pool_is_no_trouble_to_the_next_sequence() {
        Interleaved run = Interleaved.script(folder, """
                #top
                import java.util.concurrent.*;
                #end
                #begin
                    #tick #thread <a>
                        for (int i = 0; i < 100; i++) {
                            ForkJoinPool.commonPool().submit(() -> { new CountDownLatch(1).await(); return 1; });
                        }
                    #end #end
                #end
                #begin
                    #tick #thread <b>
                        #valueCheck ForkJoinPool.commonPool().submit(() -> "done").get() # "done" #end
                        #valueCheck time() # 1 #end
                    #end #end
                    #tick #thread <b> #valueCheck time() # 2 #end #end #end
                #end
                """);

        assertTrue(run.isGreen(), run.out() + run.err());
        assertEquals(3, run.testCases());
        assertEquals(List.of(), Table2Test.notes(run));
    }

    @Test
    void a_component_that_ends_the_virtual_machine() {
        Interleaved run = faulty("#begin\n#tick #thread System.exit(3); #end #end\n#end\n" + GREEN_SEQUENCE);

        assertEquals(1, run.total("Exception errors"), run.out());
        assertEquals(1, run.testCases(), "the second sequence runs");
        assertTrue(run.out().contains("the sequence ended the virtual machine, exit code 3"), run.out());
    }

    @Test
    void a_component_that_uses_up_the_memory() {
        Interleaved run = Interleaved.script(
                folder,
                "#begin\n#tick #thread #excMonitor long[][] all = new long[1 << 20][];"
                        + " for (int i = 0; i < all.length; i++) all[i] = new long[1 << 20]; #end #end #end\n#end\n"
                        + GREEN_SEQUENCE,
                "--heap",
                "64");

        assertEquals(1, run.total("Exception errors"), run.out());
        assertTrue(run.out().contains("throws java.lang.OutOfMemoryError"), run.out());
        assertEquals(2, run.testCases());
    }

    @Test
    void a_thread_that_spins_ends_by_the_upper_bound() {
        Interleaved run = faulty("""
                #ticktime 50
                #begin
                    #tick #thread <busy>
                        #valueCheck time() # 1 #end
                        while (true) { Thread.onSpinWait(); }
                    #end #end
                #end
                """ + GREEN_SEQUENCE);

        assertEquals(1, run.total("Liveness errors"), run.out());
        assertTrue(run.out().contains("   test.conan:5: still runs\n"), run.out());
        assertTrue(
                run.out()
                        .contains(
                                "Note: sequence 1: at time 1 the clock waited 50 ms for thread busy, which kept running,"
                                        + " and then ticked all the same\n"),
                run.out());
    }

    @Test
    void an_exception_outside_of_all_templates_is_told_with_its_own_line() {
        Interleaved run = faulty("""
                #begin
                #tick #thread <a>
                #valueCheck time() # 1 #end
                int i = 1 / (time() - 1);
                #end #end
                #end
                """);

        assertTrue(run.out().contains("""
                           test.conan:4: throws java.lang.ArithmeticException: / by zero
                               at script.thread(test.conan:4)
                        """), run.out());
    }
}
