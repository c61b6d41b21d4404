package dev.quintain.examples.interleave;

/** Limits how many connections there are at a time, until it is shut down. */
public class ConnectionBroker {
    private final int most;
    private int open;
    private boolean down;

    public ConnectionBroker(int most) {
        this.most = most;
    }

    /** Opens a connection; waits while there are too many; false if the broker is shut down. */
    public synchronized boolean acquire() throws InterruptedException {
        while (open == most && !down) {
            wait();
        }
        if (down) {
            return false;
        }
        open++;
        return true;
    }

    public synchronized void release() {
        open--;
        notifyAll();
    }

    public synchronized void shutdown() {
        down = true;
        notifyAll();
    }
}
