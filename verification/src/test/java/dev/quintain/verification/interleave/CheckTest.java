package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
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
    void a_failing_scenario_is_replayed() {
        CommandRun found = check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty.LazyCache");
        String name = found.out().replaceAll("(?s).*--replay (\\S+).*", "$1");

        CommandRun again = check(Interleaved.CLASSES.toString(), CONCURRENT + "faulty.LazyCache", "--replay", name);

        assertEquals(Interleaved.FAULTS, again.exitCode(), again.out() + again.err());
    }

    @Test
    void a_class_that_is_not_there_is_named() {
        CommandRun run = check(Interleaved.CLASSES.toString(), "com.acme.Nothing");

        assertEquals(Interleaved.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("there is no class com.acme.Nothing"), run.err());
    }
}
