package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** What is noted of a sequence while it runs, by all of its threads, none of which ever waits for another here. */
final class SequenceLog {
    private final Queue<Fault> faults = new ConcurrentLinkedQueue<>();
    private final Queue<String> notes = new ConcurrentLinkedQueue<>();
    private final Map<String, WakeTimes> wakeTimes = new ConcurrentHashMap<>();
    private final AtomicInteger testCases = new AtomicInteger();
    private volatile boolean closed;

    void testCase() {
        if (!closed) {
            testCases.incrementAndGet();
        }
    }

    void fault(Fault fault) {
        if (!closed) {
            faults.add(fault);
        }
    }

    void note(String note) {
        notes.add(note);
    }

    /** The list of that name; the first who asks says what is in it. */
    WakeTimes wakeTimes(String name, int... times) {
        return wakeTimes.computeIfAbsent(name, unknown -> WakeTimes.of(times));
    }

    /** Takes no more of what threads do that are only ended. */
    void close() {
        closed = true;
    }

    /** A fault of what comes before and after the threads, which is never too late. */
    void harnessFault(Fault fault) {
        faults.add(fault);
    }

    /**
     * What the sequence came to.
     *
     * @param order of the threads: what happened at the same time is told in this order, not as chance had it
     */
    Outcome outcome(List<String> leftBehind, List<String> order) {
        var sorted = new ArrayList<>(faults);
        sorted.sort(Comparator.comparingInt(Fault::time).thenComparing(fault -> order.indexOf(fault.thread())));
        return new Outcome(testCases.get(), sorted, leftBehind, List.copyOf(notes));
    }
}
