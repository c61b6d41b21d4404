package dev.quintain.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.quintain.CompiledSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonitorReaderTest {
    private static final String LOCK =
            "private final java.util.concurrent.locks.Lock lock = new java.util.concurrent.locks.ReentrantLock(); ";

    @TempDir
    Path folder;

    @Test
    void methods_are_told_by_what_they_do_about_other_threads() throws IOException {
        assertEquals(
                Set.of(Deed.ENTERS, Deed.WAITS), deeds("public synchronized void a() throws Exception { wait(); }"));
        assertEquals(
                Set.of(Deed.ENTERS, Deed.WAKES), deeds("public void a() { synchronized (this) { notifyAll(); } }"));
        assertEquals(Set.of(Deed.LOCKS), deeds(LOCK + "public void a() { lock.lock(); }"));
        assertEquals(Set.of(Deed.UNLOCKS), deeds(LOCK + "public void a() { lock.unlock(); }"));
        assertEquals(
                Set.of(Deed.LOCKS, Deed.UNLOCKS),
                deeds("private final java.util.concurrent.locks.StampedLock lock = null;"
                        + "public void a() { lock.unlockRead(lock.readLock()); }"));
    }

    @Test
    void what_a_lock_of_two_parts_hands_out_is_not_taken_yet() throws IOException {
        String parts = "private final java.util.concurrent.locks.ReadWriteLock lock = null; ";

        assertEquals(
                List.of(),
                read(parts + "public Object a() { return lock.readLock(); }").methods());
        assertEquals(Set.of(Deed.LOCKS), deeds(parts + "public void a() { lock.readLock().lock(); }"));
    }

    @Test
    void what_other_methods_of_the_class_do_counts() throws IOException {
        assertEquals(Set.of(Deed.ENTERS), deeds("public void a() { b(); } private synchronized void b() { a(); }"));
    }

    @Test
    void who_takes_a_lock_and_does_not_let_go_of_it_may_be_meant_to_hold_it() throws IOException {
        assertTrue(only(LOCK + "public void a() { lock.lock(); }").mayHold());
        assertFalse(
                only(LOCK + "public void a() { lock.lock(); lock.unlock(); }").mayHold());
        assertFalse(only("public synchronized void a() {}").mayHold());
    }

    @Test
    void methods_that_have_to_do_with_locks_only_are_not_among_those_that_wait_and_wake() throws IOException {
        MonitorOutline monitor = read("public synchronized void a() {} public synchronized void b() { notify(); }");

        assertEquals(List.of("b"), names(monitor.waitingAndWaking()));
        assertEquals(List.of("a", "b"), names(monitor.locking()));
    }

    private static List<String> names(List<MonitorOutline.Method> methods) {
        return methods.stream().map(MonitorOutline.Method::name).toList();
    }

    private Set<Deed> deeds(String members) throws IOException {
        return only(members).deeds();
    }

    private MonitorOutline.Method only(String members) throws IOException {
        List<MonitorOutline.Method> methods = read(members).methods();
        assertEquals(1, methods.size());
        return methods.get(0);
    }

    private MonitorOutline read(String members) throws IOException {
        CompiledSources.in(folder, "Till.java", "public class Till { " + members + " }");
        return MonitorReader.read(Files.readAllBytes(folder.resolve("Till.class")));
    }
}
