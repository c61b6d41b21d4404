package dev.quintain.engine.interleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockSearchTest {
    private static final String LOCK = "private final ReentrantLock lock = new ReentrantLock(); ";

    @TempDir
    Path folder;

    @Test
    void who_returns_and_who_throws_lets_go() throws Throwable {
        Sketch sketch = sketch("public synchronized void pay(String what) { what.length(); }");

        assertEquals(
                List.of(
                        "pay returns, and another thread's call gets in after it",
                        "pay throws, and another thread's call gets in after it"),
                sketch.conditions());
        assertEquals(List.of("pay(\"a\") pay(\"a\") pay(null) pay(null)"), calls(sketch));
        assertEquals(List.of(), sketch.open());
    }

    @Test
    void what_throws_at_first_returns_after_something_else() throws Throwable {
        Sketch sketch = sketch("""
                private int coins;
                public synchronized void put() { coins++; }
                public synchronized void take() { if (coins-- < 1) throw new IllegalStateException(); }
                """);

        assertEquals(List.of(), sketch.open());
        assertTrue(sketch.conditions().contains("take returns, and another thread's call gets in after it"));
        assertTrue(sketch.conditions().contains("take throws, and another thread's call gets in after it"));
    }

    @Test
    void no_condition_is_there_about_what_never_throws() throws Throwable {
        assertEquals(
                List.of("pay returns, and another thread's call gets in after it"),
                sketch("public synchronized void pay() {}").conditions());
    }

    @Test
    void who_throws_with_a_lock_that_it_keeps_is_told_and_has_a_sequence() throws Throwable {
        Sketch sketch = sketch(LOCK + "public void pay(String what) { lock.lock(); what.length(); lock.unlock(); }");

        assertEquals(
                List.of("pay(null) throws java.lang.NullPointerException, and the same call of another thread does not"
                        + " complete after it"),
                sketch.suspects());
        assertEquals(List.of("pay(\"a\") pay(\"a\")", "pay(null) pay(null)"), calls(sketch));
        assertEquals(
                List.of("pay throws, and another thread's call gets in after it"),
                sketch.exercises().get(1).conditions());
    }

    @Test
    void who_keeps_a_lock_in_some_cases_only_is_told() throws Throwable {
        Sketch sketch = sketch(LOCK + "public void pay(int what) { lock.lock(); if (what < 2) lock.unlock(); }");

        assertEquals(
                List.of("pay(2) returns, and the same call of another thread does not complete after it"),
                sketch.suspects());
    }

    @Test
    void who_holds_a_lock_until_the_same_thread_lets_go_makes_others_wait() throws Throwable {
        Sketch sketch = sketch(LOCK + """
                public void open() { lock.lock(); }
                public void close() { lock.unlock(); }
                public void pay() { lock.lock(); lock.unlock(); }
                """);

        assertEquals(
                List.of(
                        "pay returns, and another thread's call gets in after it",
                        "open waits while another thread is between open and close",
                        "pay waits while another thread is between open and close"),
                sketch.conditions());
        assertEquals(List.of("pay() pay()", "open() open() close()", "open() pay() close()"), calls(sketch));
        List<Observed.Call> waiting = sketch.exercises().get(1).observed().calls();
        assertEquals(3, waiting.get(1).completion());
        assertEquals(waiting.get(0).thread(), waiting.get(2).thread());
        assertEquals(List.of(), sketch.suspects());
    }

    @Test
    void who_holds_a_lock_and_nobody_is_there_to_let_go_stays_open() throws Throwable {
        Sketch sketch = sketch(LOCK + "public void open() { lock.lock(); } public synchronized void pay() {}");

        assertEquals(List.of("open returns, and another thread's call gets in after it"), sketch.open());
        assertEquals(List.of(), sketch.suspects());
        assertEquals(
                List.of(
                        "open() returned, and the same call of another thread did not get in after it; no method was seen"
                                + " that lets it in."),
                sketch.notes());
    }

    @Test
    void who_waits_for_itself_is_told() throws Throwable {
        Sketch sketch = sketch("""
                private final StampedLock lock = new StampedLock();
                public void pay() { long stamp = lock.writeLock(); sum(); lock.unlockWrite(stamp); }
                public void sum() { lock.unlockWrite(lock.writeLock()); }
                """);

        assertEquals(List.of("pay returns, and another thread's call gets in after it"), sketch.open());
        assertEquals(List.of("pay() did not complete, though no other thread was there."), sketch.notes());
    }

    @Test
    void values_that_are_not_the_same_each_time_are_left_out() throws Throwable {
        Sketch sketch = sketch("""
                private static int made;
                private final int number = ++made;
                public synchronized int number() { return number; }
                public synchronized int same() { return 7; }
                """);

        List<Observed.Call> calls = sketch.exercises().get(0).observed().calls();
        assertEquals(
                List.of("null", "null", "7", "7"),
                calls.stream().map(call -> String.valueOf(call.value())).toList());
    }

    @Test
    void the_time_is_left_out_even_if_it_is_told_in_seconds() throws Throwable {
        Sketch sketch = sketch("public synchronized long now() { return System.currentTimeMillis() / 1000; }");

        assertTrue(sketch.exercises().get(0).observed().calls().stream().allMatch(call -> call.value() == null));
    }

    @Test
    void of_many_methods_the_first_are_in_few_sequences_and_the_others_are_named() throws Throwable {
        Sketch sketch = sketch(IntStream.rangeClosed(1, 20)
                .mapToObj(i -> "public synchronized void pay" + i + "() {}")
                .collect(Collectors.joining(" ")));

        assertEquals(16, sketch.conditions().size());
        assertEquals(4, sketch.exercises().size());
        assertEquals(
                List.of(
                        "Left out, to keep this short, though they let go of what they take when called like this: pay17,"
                                + " pay18, pay19, pay20."),
                sketch.notes());
    }

    @Test
    void methods_of_one_name_are_told_apart() throws Throwable {
        Sketch sketch =
                sketch("public synchronized void pay(int i) {} public synchronized void pay(int i, Object o) {}");

        assertEquals(
                List.of(
                        "pay(int) returns, and another thread's call gets in after it",
                        "pay(int, Object) returns, and another thread's call gets in after it"),
                sketch.conditions());
    }

    private Sketch sketch(String members) throws Throwable {
        return LockedSource.in(folder, members).sketch();
    }

    private static List<String> calls(Sketch sketch) {
        return sketch.exercises().stream()
                .map(exercise -> exercise.observed().calls().stream()
                        .map(call -> call.operation().code())
                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
