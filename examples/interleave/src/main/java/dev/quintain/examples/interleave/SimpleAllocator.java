package dev.quintain.examples.interleave;

/** Hands out several of the same at once. Who wants few overtakes who wants many. */
public class SimpleAllocator {
    private int available;

    public SimpleAllocator(int all) {
        available = all;
    }

    public synchronized void get(int wanted) throws InterruptedException {
        while (wanted > available) {
            wait();
        }
        available -= wanted;
    }

    public synchronized void put(int returned) {
        available += returned;
        notifyAll();
    }
}
