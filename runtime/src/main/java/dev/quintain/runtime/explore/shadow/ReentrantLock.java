package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Exclusive;
import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/** Stands in for the class of this name. Taking it is one step, giving it back another. */
public class ReentrantLock implements Lock, Exclusive, Serializable {
    private final transient List<Task> queue = new ArrayList<>();
    private final boolean fair;
    private transient Task owner;
    private int holds;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    @Override
    public final boolean isOpenFor(Task task) {
        return isFree() && (!fair || queue.isEmpty() || queue.get(0) == task);
    }

    @Override
    public final Task holder() {
        return owner;
    }

    /** Whether somebody could have it who does not care for those that came before. */
    boolean isFree() {
        return owner == null;
    }

    boolean isNobodysBut(Task task) {
        return owner == null || owner == task;
    }

    private boolean isMine() {
        return owner != null && owner == Shadows.me();
    }

    private void take(int many) {
        owner = Shadows.me();
        holds = many;
    }

    @Override
    public void lock() {
        if (isMine()) {
            holds++;
            return;
        }
        queueUp();
        try {
            Shadows.pass(this, this);
            take(1);
        } finally {
            queue.remove(Shadows.me());
        }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        tryLock(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean tryLock() {
        if (isMine()) {
            holds++;
            return true;
        }
        Shadows.step(this);
        if (isFree()) {
            take(1);
            return true;
        }
        return false;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (isMine()) {
            holds++;
            return true;
        }
        queueUp();
        try {
            boolean passed = Shadows.passFor(this, this, unit.toNanos(time));
            if (passed) {
                take(1);
            }
            return passed;
        } finally {
            queue.remove(Shadows.me());
        }
    }

    @Override
    public void unlock() {
        if (Shadows.isOver()) {
            return;
        }
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        if (holds == 1) {
            Shadows.release(this);
            owner = null;
        }
        holds--;
    }

    /** If it is fair, it matters who comes first. */
    private void queueUp() {
        if (fair) {
            Shadows.step(this);
        }
        queue.add(Shadows.me());
    }

    /** For conditions: gives it back altogether, unless interrupted; how often it was held. */
    int releaseAll(boolean interruptibly) throws InterruptedException {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        if (interruptibly) {
            Shadows.releaseInterruptibly(this);
        } else {
            Shadows.release(this);
        }
        int many = holds;
        holds = 0;
        owner = null;
        return many;
    }

    /** For conditions: takes it as often as it was held. */
    void retake(int many) {
        take(many);
    }

    @Override
    public Condition newCondition() {
        return new LockCondition(this);
    }

    public int getHoldCount() {
        return isMine() ? holds : 0;
    }

    public boolean isHeldByCurrentThread() {
        return isMine();
    }

    public boolean isLocked() {
        Shadows.step(this);
        return owner != null;
    }

    public final boolean isFair() {
        return fair;
    }

    protected Thread getOwner() {
        return owner == null ? null : Shadows.thread(owner);
    }

    public final boolean hasQueuedThreads() {
        Shadows.step(this);
        return !queue.isEmpty();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return getQueuedThreads().contains(thread);
    }

    public final int getQueueLength() {
        Shadows.step(this);
        return queue.size();
    }

    protected Collection<Thread> getQueuedThreads() {
        return queue.stream().map(Shadows::thread).toList();
    }

    public boolean hasWaiters(Condition condition) {
        return getWaitQueueLength(condition) > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        return getWaitingThreads(condition).size();
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        return ((LockCondition) condition).waiting();
    }

    @Override
    public String toString() {
        return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner + "]");
    }
}
