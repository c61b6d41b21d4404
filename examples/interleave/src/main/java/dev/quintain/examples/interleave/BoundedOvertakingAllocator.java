package dev.quintain.examples.interleave;

import java.util.TreeSet;

/** Hands out several of the same at once. Who has been overtaken a number of times is served before all later ones. */
public class BoundedOvertakingAllocator {
    private final int bound;
    private int available;
    private long ticket;
    private int overtakings;
    private final TreeSet<Long> waiting = new TreeSet<>();

    public BoundedOvertakingAllocator(int all, int bound) {
        this.available = all;
        this.bound = bound;
    }

    public synchronized void get(int wanted) throws InterruptedException {
        long mine = ticket++;
        waiting.add(mine);
        while (wanted > available || (overtakings == bound && mine != waiting.first())) {
            wait();
        }
        boolean overtakes = mine != waiting.first();
        overtakings = overtakes ? overtakings + 1 : 0;
        waiting.remove(mine);
        available -= wanted;
        notifyAll();
    }

    public synchronized void put(int returned) {
        available += returned;
        notifyAll();
    }
}
