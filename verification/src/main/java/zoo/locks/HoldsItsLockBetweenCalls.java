package zoo.locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Files that are read by many or written by one, who say when they begin and end. */
public class HoldsItsLockBetweenCalls {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public void beginRead() {
        lock.readLock().lock();
    }

    public void endRead() {
        lock.readLock().unlock();
    }

    public void beginWrite() {
        lock.writeLock().lock();
    }

    public void endWrite() {
        lock.writeLock().unlock();
    }
}
