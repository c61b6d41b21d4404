package zoo.walk;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Waits on when it is interrupted. */
public class StubbornMailbox {
    private static final Lock LOCK = new ReentrantLock();
    private static final Condition CHANGED = LOCK.newCondition();

    private Object letter;

    public void put(Object content) {
        LOCK.lock();
        try {
            awaitFull(false);
            letter = content;
            CHANGED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }

    public Object take() {
        LOCK.lock();
        try {
            awaitFull(true);
            Object content = letter;
            letter = null;
            CHANGED.signalAll();
            return content;
        } finally {
            LOCK.unlock();
        }
    }

    private void awaitFull(boolean full) {
        while (isFull() != full) {
            try {
                CHANGED.await();
            } catch (InterruptedException ignored) {
                // it has nothing else to do
            }
        }
    }

    public boolean isFull() {
        return letter != null;
    }
}
