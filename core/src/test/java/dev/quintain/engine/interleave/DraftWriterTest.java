package dev.quintain.engine.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.engine.interleave.DraftProgram.Found;
import dev.quintain.sandbox.TypeName;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DraftWriterTest {
    private static final String LOCK = "private final ReentrantLock lock = new ReentrantLock(); ";

    @TempDir
    Path folder;

    @Test
    void a_call_that_does_not_complete_is_commented_and_expected_to() throws Throwable {
        assertEquals("""
                // Drafted from Till. What is expected is what was observed: confirm it, or correct it.
                #cut m Till()
                #conditions
                    C1 pay returns, and another thread's call gets in after it
                    C2 pay throws, and another thread's call gets in after it
                #end

                #begin
                    #test C2
                    #tick // time 1
                        #thread <pay1>
                            #excMonitor m.pay(); # java.lang.IllegalStateException #end
                            #valueCheck time() # 1 #end
                        #end
                    #end
                    // When this was drafted, the next call did not complete: that before it seems to keep a lock.
                    // It should complete at once; while it does not, this script reports a liveness error.
                    #tick // time 2
                        #thread <pay2>
                            #excMonitor m.pay(); # java.lang.IllegalStateException #end
                            #valueCheck time() # 2 #end
                        #end
                    #end
                #end
                """, draft(LOCK + "public void pay() { lock.lock(); throw new IllegalStateException(); }"));
    }

    @Test
    void a_thread_that_makes_two_calls_keeps_its_name() throws Throwable {
        String draft = draft(LOCK + "public void open() { lock.lock(); } public void close() { lock.unlock(); }");

        assertEquals("""
                #begin
                    #test C1
                    #tick // time 1
                        #thread <open1>
                            #excMonitor m.open(); #end
                            #valueCheck time() # 1 #end
                        #end
                    #end
                    #tick // time 2
                        #thread <open2>
                            #excMonitor m.open(); #end
                            #valueCheck time() # 3 #end
                        #end
                    #end
                    #tick // time 3
                        #thread <open1>
                            #excMonitor m.close(); #end
                            #valueCheck time() # 3 #end
                        #end
                    #end
                #end
                """, draft.substring(draft.indexOf("#begin")));
    }

    @Test
    void what_its_reader_should_know_is_a_comment() throws Throwable {
        String draft = draft(LOCK + "public void open() { lock.lock(); } public synchronized void pay() {}");

        assertEquals(
                "// open() returned, and the same call of another thread did not get in after it; no method was seen that"
                        + " lets it in.",
                draft.lines().skip(1).findFirst().orElseThrow());
    }

    private String draft(String members) throws Throwable {
        Sketch sketch = LockedSource.in(folder, members).sketch();
        return new DraftWriter().write(new Found("", new TypeName("Till", false), List.of(), sketch, ""));
    }
}
