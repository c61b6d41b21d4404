package dev.quintain.examples.interleave;

/** A clock that starts at zero and moves only when it is told to. */
public class ConAnClock {
    private int time;

    /** Delays the caller until the clock reaches a time. */
    public synchronized void await(int wanted) throws InterruptedException {
        while (time < wanted) {
            wait();
        }
    }

    /** Advances the time by one, and wakes those who await it. */
    public synchronized void tick() {
        time++;
        notifyAll();
    }

    public synchronized int time() {
        return time;
    }
}
