package dev.quintain.runtime.interleave;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The clock of a sequence: it starts at zero and moves by {@link #tick} only. Who only asks it never waits for a lock, so
 * that nobody is ever suspended in the clock instead of in the component.
 */
final class TickClock {
    private final Map<Thread, Integer> awaiting = new ConcurrentHashMap<>();
    private volatile int time;
    private volatile boolean over;

    /** Delays the calling thread until the clock reaches the time; ends it if the sequence is over by then. */
    void await(int wanted) {
        Thread thread = Thread.currentThread();
        awaiting.put(thread, wanted);
        boolean interrupted = waitUntil(wanted);
        awaiting.remove(thread);
        if (over) {
            throw new SequenceOver();
        }
        if (interrupted) {
            thread.interrupt();
        }
    }

    // Not by parking, which would take or leave permits that are the component's.
    private synchronized boolean waitUntil(int wanted) {
        boolean interrupted = false;
        while (time < wanted && !over) {
            try {
                wait();
            } catch (InterruptedException e) {
                // Meant for the component that it will call.
                interrupted = true;
            }
        }
        return interrupted;
    }

    synchronized void tick() {
        time = time + 1;
        notifyAll();
    }

    int time() {
        return time;
    }

    /** What a thread is at that waits for a time and for nothing else; empty if it is in no such wait. */
    Optional<Sight.Condition> look(Thread thread) {
        Integer wanted = awaiting.get(thread);
        if (wanted == null) {
            return Optional.empty();
        }
        boolean woken = wanted <= time || over;
        return Optional.of(woken ? Sight.Condition.STARTING : Sight.Condition.AWAITING_ITS_TICK);
    }

    synchronized void end() {
        over = true;
        notifyAll();
    }

    boolean isOver() {
        return over;
    }
}
