package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is noted of a sequence while it runs, by all of its threads. */
final class SequenceLog {
    private final List<Fault> faults = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, WakeTimes> wakeTimes = new HashMap<>();
    private int testCases;
    private boolean closed;

    synchronized void testCase() {
        if (!closed) {
            testCases++;
        }
    }

    synchronized void fault(Fault fault) {
        if (!closed) {
            faults.add(fault);
        }
    }

    synchronized void note(String note) {
        notes.add(note);
    }

    /** The list of that name; the first who asks says what is in it. */
    synchronized WakeTimes wakeTimes(String name, int... times) {
        return wakeTimes.computeIfAbsent(name, unknown -> WakeTimes.of(times));
    }

    /** Takes no more of what threads do that are only ended. */
    synchronized void close() {
        closed = true;
    }

    /** A fault of what comes before and after the threads, which is never too late. */
    synchronized void harnessFault(Fault fault) {
        faults.add(fault);
    }

    /**
     * What the sequence came to.
     *
     * @param order of the threads: what happened at the same time is told in this order, not as chance had it
     */
    synchronized Outcome outcome(List<String> leftBehind, List<String> order) {
        faults.sort(Comparator.comparingInt(Fault::time).thenComparing(fault -> order.indexOf(fault.thread())));
        return new Outcome(testCases, faults, leftBehind, notes);
    }
}
