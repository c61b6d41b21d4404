package dev.quintain.examples.interleave;

import java.util.ArrayDeque;
import java.util.Deque;

/** Lends objects out and makes new ones up to a number. */
public class ObjectPool {
    private final Deque<String> idle = new ArrayDeque<>();
    private final int most;
    private int made;

    public ObjectPool(int most) {
        this.most = most;
    }

    /** An object: an idle one, a new one, or after a wait one that was given back. */
    public synchronized String borrow() throws InterruptedException {
        while (idle.isEmpty() && made == most) {
            wait();
        }
        if (idle.isEmpty()) {
            made++;
            return "object " + made;
        }
        return idle.remove();
    }

    public synchronized void giveBack(String object) {
        idle.add(object);
        notifyAll();
    }

    /** Takes an object that is broken out of the pool, so that another can be made. */
    public synchronized void discard() {
        made--;
        notifyAll();
    }
}
