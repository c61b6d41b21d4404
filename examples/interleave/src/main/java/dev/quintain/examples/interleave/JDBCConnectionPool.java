package dev.quintain.examples.interleave;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** A pool of connections, which are only names here. */
public class JDBCConnectionPool {
    private final Deque<String> free = new ArrayDeque<>();

    public JDBCConnectionPool(int size) {
        for (int i = 1; i <= size; i++) {
            free.add("connection " + i);
        }
    }

    /**
     * A connection; waits while there is none.
     *
     * @param timeout in milliseconds, 0 for none
     * @throws IllegalStateException if none was given back in that time
     */
    public synchronized String take(long timeout) throws InterruptedException {
        long begun = System.nanoTime();
        while (free.isEmpty()) {
            long left = timeout - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            if (timeout > 0 && left <= 0) {
                throw new IllegalStateException("no connection was free for " + timeout + " ms");
            }
            wait(timeout == 0 ? 0 : left);
        }
        return free.remove();
    }

    public synchronized void giveBack(String connection) {
        free.add(connection);
        notify();
    }
}
