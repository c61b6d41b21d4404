package dev.quintain.examples.concurrent.right;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/** A pool of two connections, counted by a semaphore. Its list is locked. */
public class SemaphorePool {
    private final Semaphore free = new Semaphore(2);
    private final Deque<String> connections = new ArrayDeque<>();

    public SemaphorePool() {
        connections.add("one");
        connections.add("two");
    }

    /** Uses a connection; its name. */
    public String use() throws InterruptedException {
        free.acquire();
        String connection = remove();
        add(connection);
        free.release();
        return connection.isEmpty() ? "none" : "some";
    }

    private synchronized String remove() {
        return connections.remove();
    }

    private synchronized void add(String connection) {
        connections.add(connection);
    }
}
