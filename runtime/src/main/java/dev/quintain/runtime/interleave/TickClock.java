package dev.quintain.runtime.interleave;

import java.util.HashMap;
import java.util.Map;

/** The clock of a sequence: it starts at zero and moves by {@link #tick} only. */
final class TickClock {
    private final Map<Thread, Integer> awaiting = new HashMap<>();
    private int time;
    private boolean over;

    /** Delays the calling thread until the clock reaches the time; ends it if the sequence is over by then. */
    synchronized void await(int wanted) {
        boolean interrupted = false;
        while (time < wanted && !over) {
            awaiting.put(Thread.currentThread(), wanted);
            try {
                wait();
            } catch (InterruptedException e) {
                // Meant for the component that it will call.
                interrupted = true;
            }
        }
        awaiting.remove(Thread.currentThread());
        if (over) {
            throw new SequenceOver();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void tick() {
        time++;
        // From here on they count as running, whenever it is that the system lets them run.
        awaiting.values().removeIf(wanted -> wanted <= time);
        notifyAll();
    }

    synchronized int time() {
        return time;
    }

    /** Whether a thread waits for a later time and for nothing else. */
    synchronized boolean isAwaiting(Thread thread) {
        return awaiting.containsKey(thread);
    }

    synchronized void end() {
        over = true;
        awaiting.clear();
        notifyAll();
    }

    synchronized boolean isOver() {
        return over;
    }
}
