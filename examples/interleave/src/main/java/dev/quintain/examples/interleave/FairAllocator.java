package dev.quintain.examples.interleave;

/** Hands out several of the same at once, in the order in which they were asked for. */
public class FairAllocator {
    private int available;
    private long ticket;
    private long next;

    public FairAllocator(int all) {
        available = all;
    }

    public synchronized void get(int wanted) throws InterruptedException {
        long mine = ticket++;
        while (mine != next || wanted > available) {
            wait();
        }
        next++;
        available -= wanted;
        notifyAll();
    }

    public synchronized void put(int returned) {
        available += returned;
        notifyAll();
    }
}
