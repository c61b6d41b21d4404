package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.CompiledSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SynchronisationReaderTest {
    private static final Synchronisation NONE = Synchronisation.NONE;
    private static final Synchronisation CLAIMED = new Synchronisation(true, false, false);
    private static final Synchronisation LOCKING = new Synchronisation(true, true, false);

    @TempDir
    Path folder;

    @Test
    void who_takes_a_lock_or_has_an_atomic_variable_expects_several_threads() throws IOException {
        assertEquals(CLAIMED, read("synchronized void add() {}"));
        assertEquals(CLAIMED, read("void add() { synchronized (this) { hashCode(); } }"));
        assertEquals(CLAIMED, read("final java.util.concurrent.atomic.AtomicInteger n = null;"));
        assertEquals(CLAIMED, read("final java.util.concurrent.locks.ReentrantLock lock = null;"));
    }

    @Test
    void who_waits_expects_them_too() throws IOException {
        assertEquals(
                new Synchronisation(true, true, true),
                read("public synchronized void take() throws InterruptedException { while (hashCode() > 0) wait(); }"));
    }

    @Test
    void public_methods_take_locks_by_way_of_others_too() throws IOException {
        assertEquals(LOCKING, read("public void add() { put(); } private synchronized void put() {}"));
        assertEquals(
                LOCKING,
                read(
                        "final java.util.concurrent.locks.Lock lock = null; public void add() { lock.lock(); lock.unlock(); }"));
    }

    @Test
    void what_is_static_or_of_one_call_says_nothing_about_objects() throws IOException {
        assertEquals(NONE, read("static synchronized void make() {}"));
        assertEquals(NONE, read("static final java.util.concurrent.atomic.AtomicInteger MADE = null;"));
        assertEquals(NONE, read("void add() { new java.util.concurrent.atomic.AtomicInteger().incrementAndGet(); }"));
    }

    @Test
    void who_takes_a_lock_in_few_of_many_methods_has_another_reason() throws IOException {
        String others = "public int a() { return 1; } public int b() { return 1; } public int c() { return 1; }"
                + " public int d() { return 1; }";

        assertEquals(new Synchronisation(false, true, false), read("public synchronized void add() {} " + others));
        assertEquals(LOCKING, read("public synchronized void add() {} public synchronized void drop() {} " + others));
    }

    private Synchronisation read(String member) throws IOException {
        CompiledSources.in(folder, "Till.java", "public class Till { " + member + " }");
        return SynchronisationReader.read(Files.readAllBytes(folder.resolve("Till.class")));
    }
}
