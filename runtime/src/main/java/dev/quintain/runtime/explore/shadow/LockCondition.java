package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** A condition of a lock. Those who wait are signalled in the order in which they came, as the platform's are. */
final class LockCondition implements Condition {
    private final ReentrantLock lock;
    private final Deque<Waiter> waiters = new ArrayDeque<>();

    LockCondition(ReentrantLock lock) {
        this.lock = lock;
    }

    /** Somebody who waits. */
    private static final class Waiter {
        final Task task;
        boolean signalled;

        Waiter(Task task) {
            this.task = task;
        }
    }

    @Override
    public void await() throws InterruptedException {
        waitFor(Long.MAX_VALUE);
    }

    @Override
    public void awaitUninterruptibly() {
        var waiter = new Waiter(Shadows.me());
        int holds = lock.releaseAll();
        waiters.add(waiter);
        Shadows.pass(lock, task -> waiter.signalled && lock.isFreeFor(task));
        lock.retake(holds);
    }

    @Override
    public long awaitNanos(long nanos) throws InterruptedException {
        return waitFor(nanos);
    }

    private long waitFor(long nanos) throws InterruptedException {
        long begun = Shadows.nanoTime();
        var waiter = new Waiter(Shadows.me());
        int holds = lock.releaseAll();
        waiters.add(waiter);
        InterruptedException interrupted = null;
        boolean signalled = false;
        try {
            signalled = Shadows.passFor(lock, task -> waiter.signalled && lock.isFreeFor(task), nanos);
        } catch (InterruptedException e) {
            interrupted = e;
        }
        if (!signalled) {
            // Whether its time is up or it was interrupted, the lock must be free before it can go on.
            waiters.remove(waiter);
            Shadows.pass(lock, lock::isFreeFor);
        }
        lock.retake(holds);
        if (interrupted != null) {
            throw interrupted;
        }
        return nanos == Long.MAX_VALUE ? nanos : nanos - (Shadows.nanoTime() - begun);
    }

    @Override
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        return waitFor(unit.toNanos(time)) > 0;
    }

    @Override
    @SuppressWarnings("JavaUtilDate") // The interface has it.
    public boolean awaitUntil(Date deadline) throws InterruptedException {
        return waitFor(TimeUnit.MILLISECONDS.toNanos(deadline.getTime() - Shadows.currentTimeMillis())) > 0;
    }

    @Override
    public void signal() {
        check();
        Waiter first = waiters.poll();
        if (first != null) {
            first.signalled = true;
        }
    }

    @Override
    public void signalAll() {
        check();
        waiters.forEach(waiter -> waiter.signalled = true);
        waiters.clear();
    }

    private void check() {
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException();
        }
    }

    Collection<Thread> waiting() {
        return waiters.stream().map(waiter -> Shadows.thread(waiter.task)).toList();
    }
}
