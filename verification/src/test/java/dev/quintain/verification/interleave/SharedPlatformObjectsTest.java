package dev.quintain.verification.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.verification.crash.CommandRun;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of the platform that threads of a class share: locked by them and by the class, inherited from, referred to. */
class SharedPlatformObjectsTest {
    @TempDir
    Path folder;

    /** Checks a class {@code Subject} with this body. */
    private CommandRun check(String heading, String body) throws Exception {
        Path source = Files.writeString(folder.resolve("Subject.java"), """
                import java.util.*;
                import java.util.concurrent.*;
                import java.util.concurrent.atomic.*;
                import java.util.function.*;

                """ + heading + " {\n" + body + "}\n");
        assertEquals(
                0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-g", source.toString()));
        return CommandRun.of(
                "interleave",
                "check",
                "-cp",
                folder.toString(),
                "--scenarios",
                "12",
                "--time",
                "60s",
                "--out",
                folder.resolve("out").toString(),
                "Subject");
    }

    private CommandRun check(String body) throws Exception {
        return check("public class Subject", body);
    }

    private static void assertRight(CommandRun run) {
        assertEquals(Interleaved.RIGHT, run.exitCode(), run.out() + run.err());
    }

    private static void assertFaulty(CommandRun run) {
        assertEquals(Interleaved.FAULTS, run.exitCode(), run.out() + run.err());
    }

    private static void assertRefused(CommandRun run, String why) {
        assertEquals(Interleaved.BAD_INPUT, run.exitCode(), run.out() + run.err());
        assertTrue(run.err().contains(why), run.err());
    }

    @Test
    void who_locks_a_synchronized_list_keeps_others_out_of_it() throws Exception {
        assertRight(check("""
                private final List<Integer> list = Collections.synchronizedList(new ArrayList<>());
                public void add(int i) { list.add(i); }
                public int sum() { int s = 0; synchronized (list) { for (int i : list) s += i; } return s; }
                """));
    }

    @Test
    void who_does_not_lock_it_meets_others_in_it() throws Exception {
        assertFaulty(check("""
                private final List<Integer> list = Collections.synchronizedList(new ArrayList<>());
                public void add(int i) { list.add(i); }
                public int sum() { int s = 0; for (int i : list) s += i; return s; }
                """));
    }

    @Test
    void who_locks_a_vector_keeps_others_out_of_it() throws Exception {
        assertRight(check("""
                private final Vector<Integer> all = new Vector<>();
                public boolean addOnce() { synchronized (all) { return !all.contains(7) && all.add(7); } }
                public boolean add() { return all.add(7); }
                public int size() { return all.size(); }
                """));
    }

    @Test
    void choices_inside_of_a_synchronized_list_hold_nobody_up() throws Exception {
        assertRight(check("""
                static class Key {
                    int i;
                    Key(int i) { this.i = i; }
                    public boolean equals(Object o) { return o instanceof Key && ((Key) o).i == i; }
                    public int hashCode() { return 1; }
                }
                private final List<Key> list = Collections.synchronizedList(new ArrayList<>());
                public boolean has(int i) { return list.contains(new Key(i)); }
                public void add(int i) { list.add(new Key(i)); }
                """));
    }

    @Test
    void the_value_of_a_key_is_computed_once() throws Exception {
        assertRight(check("""
                private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
                private int made;
                public int get() { return map.computeIfAbsent(1, key -> ++made); }
                public Integer drop() { return map.remove(1); }
                public Integer more() { return map.computeIfPresent(1, (key, old) -> old + 1); }
                """));
    }

    @Test
    void values_of_several_keys_are_computed_at_the_same_time() throws Exception {
        assertFaulty(check("""
                private final ConcurrentMap<Integer, Integer> map = new ConcurrentHashMap<>();
                private int made;
                public int one() { return map.computeIfAbsent(1, key -> ++made); }
                public int two() { return map.computeIfAbsent(2, key -> ++made); }
                """));
    }

    @Test
    void a_builder_of_text_is_not_made_for_several_threads() throws Exception {
        CommandRun run = check("""
                private final StringBuilder text = new StringBuilder();
                public void add() { text.append("a"); }
                """);

        assertFaulty(run);
        assertTrue(run.out().contains("of a java.lang.StringBuilder while thread"), run.out());
    }

    @Test
    void what_is_called_by_reference_is_seen() throws Exception {
        assertFaulty(check("""
                private final AtomicInteger count = new AtomicInteger();
                private final IntSupplier get = count::get;
                private final IntConsumer set = count::set;
                public int next() { int next = get.getAsInt() + 1; set.accept(next); return next; }
                """));
    }

    @Test
    void what_is_inherited_from_a_collection_is_seen() throws Exception {
        assertFaulty(check("public class Subject extends LinkedHashMap<Integer, Integer>", """
                protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) { return size() > 2; }
                """));
    }

    @Test
    void what_there_is_no_stand_in_for_is_named() throws Exception {
        assertRefused(check("""
                private final ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
                private int n;
                public int tidy() { pool.purge(); return n++; }
                """), "java.util.concurrent.ThreadPoolExecutor.purge() is not under control");
        assertRefused(check("""
                private final Phaser leaf = new Phaser(new Phaser(), 2);
                public int meet() { return leaf.arriveAndAwaitAdvance(); }
                """), "java.util.concurrent.Phaser with a parent is not under control");
    }

    @Test
    void threads_of_the_common_pool_are_named() throws Exception {
        assertRefused(
                check("""
                private int n;
                public int sum() {
                    ForkJoinTask<Integer> task = ForkJoinPool.commonPool().submit(() -> n++);
                    // Whoever waits for a task runs it himself if nobody has begun with it.
                    java.math.BigInteger.valueOf(3).pow(1_000_000);
                    return task.join();
                }
                """), "a thread that is not under control runs code under test: ForkJoinPool.commonPool-worker");
    }

    @Test
    void who_waits_busily_is_not_blamed_for_others_that_are_held_up() throws Exception {
        assertRight(check("""
                private volatile boolean open;
                private int looked;
                public void await() { while (!open) { looked++; } }
                public void open() { open = true; }
                """));
    }
}
