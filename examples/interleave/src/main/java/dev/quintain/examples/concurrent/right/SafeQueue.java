package dev.quintain.examples.concurrent.right;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A queue of the platform that several threads may use. */
public class SafeQueue {
    private final BlockingQueue<String> items = new ArrayBlockingQueue<>(1);

    public void put(String item) throws InterruptedException {
        items.put(item);
    }

    public String take() throws InterruptedException {
        return items.take();
    }

    public boolean offer(String item) {
        return items.offer(item);
    }

    public String poll() {
        return items.poll();
    }
}
