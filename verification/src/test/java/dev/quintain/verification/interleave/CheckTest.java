package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import dev.quintain.verification.emitted.EmittedTests;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes without a script: scenarios are made up, and what comes of them is compared with what comes of calls alone. */
class CheckTest {
    private static final Path SUBJECTS = Path.of("target", "subjects");
    private static final String CONCURRENT = "dev.quintain.examples.concurrent.";

    @TempDir
    Path folder;

    private static CommandRun check(String classPath, String type, String... options) {
        var all = new java.util.ArrayList<>(List.of("interleave", "check", "-cp", classPath, "--time", "60s"));
        if (!List.of(options).contains("--out")) {
            all.addAll(List.of("--out", Path.of("target", "out", "check").toString()));
        }
        all.addAll(List.of(options));
        all.add(type);
        return CommandRun.of(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LazyCache",
                "LockFreeQueue",
                "LockFreeStack",
                "LockedBuffer",
                "Philosophers",
                "PlainList",
                "PlainMap",
                "SemaphorePool",
                "SquarePool"
            })
    void the_fault_of_an_example_is_found(String type) {
        CommandRun run = check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty." + type);

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LazyCache",
                "LockFreeQueue",
                "LockFreeStack",
                "LockedBuffer",
                "Philosophers",
                "SafeList",
                "SafeMap",
                "SafeQueue",
                "SemaphorePool",
                "SquarePool"
            })
    void its_twin_is_right(String type) {
        CommandRun run = check(
                Interleaved.CLASSES.toString(),
                CONCURRENT + "right." + type,
                "--scenarios",
                "12",
                "--schedules",
                "100");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"map.HashedMap", "list.TreeList", "buffer.BoundedFifoBuffer"})
    void collections_that_are_not_made_for_threads_are_not_safe(String type) {
        CommandRun run = check(
                SUBJECTS.resolve("commons-collections-3.2.1.jar").toString(), "org.apache.commons.collections." + type);

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
    }

    @Test
    void the_pool_of_commons_pool_is_safe() throws Exception {
        Path jar = SUBJECTS.resolve("commons-pool2-2.12.0.jar");
        Path source = Files.writeString(folder.resolve("PoolOfTwo.java"), """
                import org.apache.commons.pool2.*;
                import org.apache.commons.pool2.impl.*;

                public class PoolOfTwo {
                    private final GenericObjectPool<Object> pool;

                    public PoolOfTwo() {
                        var config = new GenericObjectPoolConfig<Object>();
                        config.setJmxEnabled(false);
                        config.setMaxTotal(2);
                        pool = new GenericObjectPool<>(new BasePooledObjectFactory<Object>() {
                            @Override
                            public Object create() {
                                return new Object();
                            }

                            @Override
                            public PooledObject<Object> wrap(Object object) {
                                return new DefaultPooledObject<>(object);
                            }
                        }, config);
                    }

                    public boolean use() throws Exception {
                        Object object = pool.borrowObject();
                        pool.returnObject(object);
                        return true;
                    }

                    public void clear() {
                        pool.clear();
                    }
                }
                """);
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-proc:none", "-g", "-cp", jar.toString(), source.toString()));

        CommandRun run =
                check(folder + File.pathSeparator + jar, "PoolOfTwo", "--scenarios", "10", "--schedules", "100");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    @Test
    void what_asks_for_the_time_comes_to_the_same_each_time() throws Exception {
        Path source = Files.writeString(folder.resolve("Stamps.java"), """
                import java.time.*;
                import java.util.Date;

                public class Stamps {
                    private final Clock clock = Clock.systemUTC();
                    private Instant last = Instant.now();

                    public synchronized Instant stamp() {
                        last = clock.instant();
                        return last;
                    }

                    public synchronized String now() {
                        return LocalDateTime.now() + " " + ZonedDateTime.now(ZoneOffset.UTC) + " " + last;
                    }

                    public synchronized long milliseconds() {
                        return new Date().getTime() - Clock.systemDefaultZone().millis();
                    }
                }
                """);
        assertEquals(
                0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-g", source.toString()));

        CommandRun run = check(folder.toString(), "Stamps", "--scenarios", "10", "--schedules", "100");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    @Test
    void a_failing_scenario_is_replayed() {
        CommandRun found = check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty.LazyCache");
        String name = found.out().replaceAll("(?s).*--replay (\\S+).*", "$1");

        CommandRun again = check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty.LazyCache", "--replay", name);

        assertEquals(Interleaved.FAULTS, again.exitCode(), again.out() + again.err());
    }

    /** Compiles a class on its own; returns the class path. */
    private String compiled(String name, String source) throws Exception {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        assertEquals(
                0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-g", file.toString()));
        return folder.toString();
    }

    @Test
    void what_depends_on_identity_hash_codes_is_not_compared() throws Exception {
        String classes = compiled("Ranked", """
                public class Ranked {
                    private int rank;

                    public synchronized int compareTo(Ranked other) {
                        return rank == other.rank ? System.identityHashCode(this) - System.identityHashCode(other) : 1;
                    }

                    public synchronized void promote() {
                        rank++;
                    }
                }
                """);

        CommandRun run = check(classes, "Ranked", "--scenarios", "10", "--schedules", "100");

        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    @Test
    void a_class_without_anything_that_threads_could_notice_is_an_error() throws Exception {
        String classes = compiled("Pure", "public class Pure { public int twice(int i) { return 2 * i; } }");

        CommandRun run = check(classes, "Pure");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out() + run.err());
        assertTrue(run.err().contains("nothing was rewritten"), run.err());
    }

    @Test
    void threads_that_never_come_to_a_choice_are_an_error() throws Exception {
        String classes = compiled(
                "Untouched",
                "public class Untouched { private int x = 1; public int twice(int i) { return 2 * i; } int x() { return x; } }");

        CommandRun run = check(classes, "Untouched", "--scenarios", "3");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out() + run.err());
        assertTrue(run.err().contains("no thread came to a place"), run.err());
    }

    @Test
    void arguments_and_the_object_itself_are_made_by_calls_where_simple_values_will_not_do() throws Exception {
        String classes = compiled("Tasks", """
                import java.util.*;

                public class Tasks {
                    public static final class Size {
                        final int most;

                        public Size(int most) {
                            this.most = most;
                        }
                    }

                    private int run;

                    private Tasks(Size size) {}

                    public static Tasks of(Size size) {
                        return new Tasks(size);
                    }

                    public int run(Runnable task, Collection<String> names) {
                        task.run();
                        return ++run + names.size();
                    }
                }
                """);

        CommandRun run = check(classes, "Tasks");

        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("run(a Runnable, new "), run.out());
    }

    @Test
    void the_generated_test_fails_as_long_as_the_fault_is_there() throws Exception {
        Path out = folder.resolve("tests");
        CommandRun found =
                check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty.LazyCache", "--out", out.toString());
        String name = found.out().replaceAll("(?s).*--replay (\\S+).*", "$1");
        List<Path> own = new java.util.ArrayList<>(List.of(Interleaved.CLASSES));
        for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Files.exists(Path.of(path))) {
                own.add(Path.of(path));
            }
        }
        EmittedTests emitted =
                EmittedTests.compile(out.resolve("tests"), own, EmittedTests.Junit.JUPITER, folder.resolve("compiled"));
        String method = CONCURRENT + "faulty.LazyCacheCheckTest#schedule_" + name.replaceAll("\\W", "_");

        assertEquals(
                "java.lang.AssertionError", emitted.runTogether(List.of(method)).get(method));
        String summary = Files.readString(out.resolve("summary.json"));
        assertTrue(summary.contains("LazyCacheCheckTest.java") && summary.contains("NOT_LINEARIZABLE"), summary);
    }

    @Test
    void a_class_that_is_not_there_is_named() {
        CommandRun run = check(Interleaved.CLASSES.toString(), "com.acme.Nothing");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("no class com.acme.Nothing"), run.err());
    }
}
