package dev.quintain.examples.concurrent.right;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place with a lock. Who gives and who takes wait apart. */
public class LockedBuffer {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Deque<String> items = new ArrayDeque<>();

    public void put(String item) throws InterruptedException {
        lock.lock();
        try {
            while (items.size() == 1) {
                notFull.await();
            }
            items.add(item);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public String take() throws InterruptedException {
        lock.lock();
        try {
            while (items.isEmpty()) {
                notEmpty.await();
            }
            String item = items.remove();
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }
}
