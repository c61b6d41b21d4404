package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

/**
 * Stands in for the class of this name. A stamp has how often it was locked for writing, and in its last two bits what it is
 * for.
 */
public class StampedLock implements Serializable {
    private static final long SEEN = 1;
    private static final long READ = 2;
    private static final long WRITE = 3;
    private static final long KINDS = 4;

    /** Even while nobody writes. */
    private long version = 2;

    private int readers;

    public StampedLock() {}

    private boolean isWriting() {
        return version % 2 != 0;
    }

    private boolean isFree() {
        return !isWriting() && readers == 0;
    }

    private long write() {
        version++;
        return version * KINDS + WRITE;
    }

    private long read() {
        readers++;
        return version * KINDS + READ;
    }

    public long writeLock() {
        Shadows.pass(this, task -> isFree());
        return write();
    }

    public long writeLockInterruptibly() throws InterruptedException {
        return tryWriteLock(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public long tryWriteLock() {
        Shadows.step(this);
        return isFree() ? write() : 0;
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        return Shadows.passFor(this, task -> isFree(), unit.toNanos(time)) ? write() : 0;
    }

    public long readLock() {
        Shadows.pass(this, task -> !isWriting());
        return read();
    }

    public long readLockInterruptibly() throws InterruptedException {
        return tryReadLock(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public long tryReadLock() {
        Shadows.step(this);
        return isWriting() ? 0 : read();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        return Shadows.passFor(this, task -> !isWriting(), unit.toNanos(time)) ? read() : 0;
    }

    public long tryOptimisticRead() {
        Shadows.read(this);
        return isWriting() ? 0 : version * KINDS + SEEN;
    }

    public boolean validate(long stamp) {
        Shadows.read(this);
        return stamp != 0 && stamp / KINDS == version;
    }

    public void unlockWrite(long stamp) {
        if (Shadows.isOver()) {
            return;
        }
        Shadows.step(this);
        check(stamp, WRITE);
        version++;
    }

    public void unlockRead(long stamp) {
        if (Shadows.isOver()) {
            return;
        }
        Shadows.step(this);
        check(stamp, READ);
        readers--;
    }

    public void unlock(long stamp) {
        if (isWriteLockStamp(stamp)) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public boolean tryUnlockWrite() {
        Shadows.step(this);
        boolean writing = isWriting();
        version += writing ? 1 : 0;
        return writing;
    }

    public boolean tryUnlockRead() {
        Shadows.step(this);
        boolean reading = readers > 0;
        readers -= reading ? 1 : 0;
        return reading;
    }

    private void check(long stamp, long kind) {
        boolean held = kind == WRITE ? isWriting() : readers > 0;
        if (stamp % KINDS != kind || stamp / KINDS != version || !held) {
            throw new IllegalMonitorStateException();
        }
    }

    public long tryConvertToWriteLock(long stamp) {
        Shadows.step(this);
        if (stamp / KINDS != version || isWriteLockStamp(stamp)) {
            return stamp / KINDS == version ? stamp : 0;
        }
        int own = isReadLockStamp(stamp) ? 1 : 0;
        if (isWriting() || readers != own) {
            return 0;
        }
        readers = 0;
        return write();
    }

    public long tryConvertToReadLock(long stamp) {
        Shadows.step(this);
        if (stamp / KINDS != version) {
            return 0;
        }
        if (isWriteLockStamp(stamp)) {
            version++;
            return read();
        }
        return isReadLockStamp(stamp) ? stamp : read();
    }

    public long tryConvertToOptimisticRead(long stamp) {
        Shadows.step(this);
        if (stamp / KINDS != version) {
            return 0;
        }
        if (isWriteLockStamp(stamp)) {
            version++;
        } else if (isReadLockStamp(stamp)) {
            readers--;
        }
        return version * KINDS + SEEN;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return stamp % KINDS == WRITE;
    }

    public static boolean isReadLockStamp(long stamp) {
        return stamp % KINDS == READ;
    }

    public static boolean isLockStamp(long stamp) {
        return isWriteLockStamp(stamp) || isReadLockStamp(stamp);
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return stamp % KINDS == SEEN;
    }

    public boolean isWriteLocked() {
        Shadows.read(this);
        return isWriting();
    }

    public boolean isReadLocked() {
        return getReadLockCount() > 0;
    }

    public int getReadLockCount() {
        Shadows.read(this);
        return readers;
    }
}
