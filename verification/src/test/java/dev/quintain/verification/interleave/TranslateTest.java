package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts as tests of JUnit Jupiter's: they compile, pass on the component, and fail on a mutant. */
class TranslateTest {
    @TempDir
    Path folder;

    private static Path runtime() throws URISyntaxException {
        return Path.of(Interleaving.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    @Test
    void a_translated_script_is_a_test_class() throws Exception {
        Path tests = folder.resolve("tests");
        CommandRun run = CommandRun.of(
                "interleave",
                "translate",
                "--out",
                tests.toString(),
                Interleaved.SCRIPTS.resolve("BufferImpl.conan").toString(),
                Interleaved.SCRIPTS.resolve("BlockingTerminalPool.conan").toString());
        assertEquals(Interleaved.RIGHT, run.exitCode(), run.err());
        Path mutant = new SourceMutant("BufferImpl", "notify", List.of("notifyAll();", "notify();"))
                .compileInto(Files.createDirectories(folder.resolve("mutant")));
        EmittedTests emitted = EmittedTests.compile(
                tests, List.of(Interleaved.CLASSES, runtime()), EmittedTests.Junit.JUPITER, folder.resolve("compiled"));
        List<String> methods = List.of(
                "BufferImplTest#sequence1",
                "BufferImplTest#sequence6",
                "BlockingTerminalPoolTest#sequence8",
                "BlockingTerminalPoolTest#sequence9");

        Map<String, String> right = emitted.runTogether(methods);
        Map<String, String> wrong =
                emitted.against(List.of(mutant, Interleaved.CLASSES, runtime())).runTogether(methods);

        assertEquals(List.of("passed", "passed", "passed", "passed"), List.copyOf(right.values()));
        assertEquals("passed", wrong.get("BufferImplTest#sequence1"));
        assertEquals("java.lang.AssertionError", wrong.get("BufferImplTest#sequence6"));
    }

    @Test
    void reads_like_a_test_that_somebody_wrote() throws Exception {
        Path script = Files.writeString(folder.resolve("two-steps.conan"), """
                #ticktime 500
                #cut m BufferImpl(1)
                #conditions
                    C1 a tester's condition
                #end
                #top
                package com.acme;
                import dev.quintain.examples.interleave.*;
                #end
                #begin
                    #test C1
                    #tick
                        #thread <consumer>
                            #valueCheck m.get() # "a" #end
                            #valueCheck time() # 2 #end
                        #end
                    #end
                    #tick
                        #thread <producer>
                            int check = 1; // a name that the translation would use
                            #excMonitor m.put("a"); #end
                            #wakeCheck both # 2, 3 #end
                        #end
                    #end
                #end
                """);

        CommandRun.of("interleave", "translate", "--out", folder.toString(), script.toString());

        assertEquals("""
                package com.acme;

                import dev.quintain.runtime.interleave.Interleaving;
                import java.time.Duration;
                import org.junit.jupiter.api.Test;
                import dev.quintain.examples.interleave.*;

                /** Translated from two-steps.conan. */
                class TwoStepsTest {
                    private final Interleaving test = new Interleaving().tickTime(Duration.ofMillis(500L));
                    private final BufferImpl m = new BufferImpl(1);

                    TwoStepsTest() throws Exception {}

                    private int time() {
                        return test.time();
                    }

                    // C1 a tester's condition
                    @Test
                    void sequence1() throws Exception {
                        test.at(1, "consumer").runs(check_ -> {
                            check_.begin(14, "m.get()");
                            try {
                                check_.equal(m.get(), "a");
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                            check_.begin(15, "time()");
                            try {
                                check_.equal(time(), 2);
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                        });
                        test.at(2, "producer").runs(check_ -> {
                            int check = 1; // a name that the translation would use
                            check_.begin(21, "m.put(\\"a\\");");
                            try {
                                m.put("a");
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                            check_.wakes(22, "both", 2, 3);
                        });
                        test.ticks(2);
                        test.verify();
                    }
                }
                """, Files.readString(folder.resolve("com/acme/TwoStepsTest.java")));
    }

    @Test
    void a_script_that_is_wrong_is_told_and_nothing_is_written() throws Exception {
        Path script = Files.writeString(folder.resolve("wrong.conan"), "#begin\n#tik\n");

        CommandRun run = CommandRun.of("interleave", "translate", "--out", folder.toString(), script.toString());

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("wrong.conan:2:1: unknown command #tik; did you mean #tick?"), run.err());
    }
}
