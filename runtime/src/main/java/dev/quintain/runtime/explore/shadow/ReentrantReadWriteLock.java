package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;

/** Stands in for the class of this name. Who comes first is not told apart: a fair one may be taken in any order. */
public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    private final transient Map<Task, Integer> readers = new HashMap<>();
    private final boolean fair;
    private final WriteLock writeLock;
    private final ReadLock readLock;

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        this.fair = fair;
        this.writeLock = new WriteLock(this);
        this.readLock = new ReadLock(this);
    }

    @Override
    public WriteLock writeLock() {
        return writeLock;
    }

    @Override
    public ReadLock readLock() {
        return readLock;
    }

    public final boolean isFair() {
        return fair;
    }

    public int getReadLockCount() {
        Shadows.step(writeLock);
        return readers.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int getReadHoldCount() {
        return readers.getOrDefault(Shadows.me(), 0);
    }

    public boolean isWriteLocked() {
        return writeLock.isLocked();
    }

    public boolean isWriteLockedByCurrentThread() {
        return writeLock.isHeldByCurrentThread();
    }

    public int getWriteHoldCount() {
        return writeLock.getHoldCount();
    }

    /** The lock of who writes: an ordinary one that readers keep from being free. */
    public static class WriteLock extends ReentrantLock {
        private final transient ReentrantReadWriteLock both;

        protected WriteLock(ReentrantReadWriteLock both) {
            super(false);
            this.both = both;
        }

        @Override
        boolean isFree() {
            return super.isFree() && both.readers.isEmpty();
        }
    }

    /** The lock of those who read. */
    public static class ReadLock implements Lock, Serializable {
        private final transient ReentrantReadWriteLock both;

        protected ReadLock(ReentrantReadWriteLock both) {
            this.both = both;
        }

        private boolean isFreeFor(Task task) {
            return both.writeLock.isNobodysBut(task);
        }

        private void take() {
            both.readers.merge(Shadows.me(), 1, Integer::sum);
        }

        @Override
        public void lock() {
            Shadows.pass(both.writeLock, this::isFreeFor);
            take();
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            Shadows.passInterruptibly(both.writeLock, this::isFreeFor);
            take();
        }

        @Override
        public boolean tryLock() {
            Shadows.step(both.writeLock);
            boolean free = isFreeFor(Shadows.me());
            if (free) {
                take();
            }
            return free;
        }

        @Override
        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            boolean passed = Shadows.passFor(both.writeLock, this::isFreeFor, unit.toNanos(time));
            if (passed) {
                take();
            }
            return passed;
        }

        @Override
        public void unlock() {
            if (Shadows.isOver()) {
                return;
            }
            if (!both.readers.containsKey(Shadows.me())) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            Shadows.step(both.writeLock);
            both.readers.computeIfPresent(Shadows.me(), (reader, many) -> many == 1 ? null : many - 1);
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }
}
