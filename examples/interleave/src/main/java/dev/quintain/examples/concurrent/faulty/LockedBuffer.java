package dev.quintain.examples.concurrent.faulty;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A buffer of one place with a lock. All wait at one condition, and only one is signalled: it may be the wrong one. */
public class LockedBuffer {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> items = new ArrayDeque<>();

    public void put(String item) throws InterruptedException {
        lock.lock();
        try {
            while (items.size() == 1) {
                changed.await();
            }
            items.add(item);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public String take() throws InterruptedException {
        lock.lock();
        try {
            while (items.isEmpty()) {
                changed.await();
            }
            String item = items.remove();
            changed.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }
}
