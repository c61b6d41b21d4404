package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.runtime.interleave.Interleaving;
import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import java.io.File;
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
    void all_examples_are_only_calls_and_what_is_expected_of_them_but_for_those_that_hold_a_monitor() throws Exception {
        for (Path script : Table2Test.scripts()) {
            CommandRun.of("interleave", "translate", "--out", folder.toString(), script.toString());
            String name = script.getFileName().toString().replace(".conan", "Test.java");

            assertEquals(
                    Files.readString(script).contains("synchronized (m)"),
                    Files.readString(folder.resolve(name)).contains(".runs("),
                    name);
        }
    }

    @Test
    void reads_like_a_test_that_somebody_wrote() throws Exception {
        String translated = translated("two-steps.conan", """
                #ticktime 500
                #cut m BufferImpl(1)
                #conditions
                    C1 a tester's condition
                #end
                #top
                package com.acme;
                import java.util.*;
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
                            #excMonitor m.put("a"); #end
                            #wakeCheck producers # 2, 3 #end
                            #excMonitor m.put("b"); #end
                            #excMonitor Integer.parseInt("x"); # NumberFormatException #end
                        #end
                        #thread <other>
                            #excMonitor
                                List<String> all = new ArrayList<>();
                                all.add("; // x");
                            #end
                        #end
                    #end
                    #tick #end
                #end
                """);

        assertEquals("""
                package com.acme;

                import dev.quintain.examples.interleave.*;
                import dev.quintain.runtime.interleave.Interleaving;
                import dev.quintain.runtime.interleave.WakeTimes;
                import java.time.Duration;
                import java.util.*;
                import org.junit.jupiter.api.BeforeEach;
                import org.junit.jupiter.api.Test;

                /** Translated from two-steps.conan. */
                class TwoStepsTest {
                    private final Interleaving test = new Interleaving().tickTime(Duration.ofMillis(500));
                    private BufferImpl m;

                    @BeforeEach
                    void create() throws Exception {
                        m = new BufferImpl(1);
                    }

                    // C1 a tester's condition
                    @Test
                    void sequence1() {
                        var producers = WakeTimes.of(2, 3);
                        test.at(1, "consumer").calls(() -> m.get()).returns("a").completesAt(2);
                        test.at(2, "producer").calls(() -> m.put("a")).completesAtOneOf(producers);
                        test.at(2, "producer").calls(() -> m.put("b"));
                        test.at(2, "producer").calls(() -> Integer.parseInt("x")).fails(NumberFormatException.class);
                        test.at(2, "other").calls(() -> {
                            List<String> all = new ArrayList<>();
                            all.add("; // x");
                        });
                        test.ticks(3);
                        test.verify();
                    }
                }
                """, translated);
    }

    @Test
    void what_is_more_than_calls_stays_as_the_tester_wrote_it() throws Exception {
        String translated = translated("shared.conan", """
                #cut m BufferImpl(1)
                #top
                package com.acme;
                import dev.quintain.examples.interleave.*;
                #end
                #shared <s>
                    final String item = "a";
                    String first;
                    public void setup() { first = "a"; }
                #end
                #begin
                    #tick
                        #thread <producer>
                            int check = time(); // a name that the translation would use
                            #excMonitor check += 1; m.put(s.item); #end
                            #valueCheck time() # 1 #end
                            #valueCheck check # 2 #end
                        #end
                    #end
                    #tick
                        #thread <consumer> #valueCheck m.get() # s.item #end #end
                        #thread <other> #valueCheck "a" # s.first #end #end
                    #end
                #end
                """);

        assertEquals("""
                package com.acme;

                import dev.quintain.examples.interleave.*;
                import dev.quintain.runtime.interleave.Interleaving;
                import dev.quintain.runtime.interleave.Shared;
                import org.junit.jupiter.api.BeforeEach;
                import org.junit.jupiter.api.Test;

                /** Translated from shared.conan. */
                class SharedTest {
                    private final Interleaving test = new Interleaving();
                    private BufferImpl m;

                    @BeforeEach
                    void create() throws Exception {
                        m = new BufferImpl(1);
                    }

                    class CommonShared extends Shared {
                        final String item = "a";
                        String first;
                        public void setup() { first = "a"; }
                    }

                    @Test
                    void sequence1() {
                        CommonShared s = new CommonShared();
                        test.shares(s);
                        test.at(1, "producer").runs(check_ -> {
                            int check = time(); // a name that the translation would use
                            check_.begin(15, "check += 1; m.put(s.item);");
                            try {
                                check += 1; m.put(s.item);
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                            check_.completesAt(1);
                            check_.begin(17, "check");
                            try {
                                check_.equal(check, 2);
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                        });
                        test.at(2, "consumer").calls(() -> m.get()).returns(s.item);
                        test.at(2, "other").runs(check_ -> {
                            check_.begin(22, "\\"a\\"");
                            try {
                                check_.equal("a", s.first);
                            } catch (Throwable thrown) {
                                check_.threw(thrown);
                            } finally {
                                check_.end();
                            }
                        });
                        test.verify();
                    }

                    private int time() {
                        return test.time();
                    }
                }
                """, translated);
    }

    @Test
    void a_monitor_that_is_held_for_several_calls_is_held_as_a_tester_would() throws Exception {
        CommandRun.of(
                "interleave",
                "translate",
                "--out",
                folder.toString(),
                Interleaved.SCRIPTS.resolve("SafeBridge.conan").toString());

        assertTrue(Files.readString(folder.resolve("SafeBridgeTest.java")).contains("""
                        test.at(3, "red").runs(check -> {
                            synchronized (m) {
                                check.calls(() -> m.redExit());
                                check.calls(() -> m.redEnter());
                            }
                            check.completesAt(3);
                        });
                """));
    }

    /** The text of the class, which also passes. */
    private String translated(String name, String text) throws Exception {
        Path tests = folder.resolve("tests");
        Path script = Files.writeString(folder.resolve(name), text);
        CommandRun run = CommandRun.of("interleave", "translate", "--out", tests.toString(), script.toString());
        assertEquals(Interleaved.RIGHT, run.exitCode(), run.err());
        Path file = Path.of(run.out().strip().replaceFirst("^test: ", ""));
        String test =
                tests.relativize(file).toString().replace(".java", "").replace(File.separatorChar, '.') + "#sequence1";
        Map<String, String> results = EmittedTests.compile(
                        tests,
                        List.of(Interleaved.CLASSES, runtime()),
                        EmittedTests.Junit.JUPITER,
                        folder.resolve("compiled"))
                .runTogether(List.of(test));
        assertEquals(Map.of(test, "passed"), results);
        return Files.readString(file);
    }

    @Test
    void a_script_that_is_wrong_is_told_and_nothing_is_written() throws Exception {
        Path script = Files.writeString(folder.resolve("wrong.conan"), "#begin\n#tik\n");

        CommandRun run = CommandRun.of("interleave", "translate", "--out", folder.toString(), script.toString());

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("wrong.conan:2:1: unknown command #tik; did you mean #tick?"), run.err());
    }
}
