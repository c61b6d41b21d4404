package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.WaitSet;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** A condition of a lock. Those who wait are signalled in the order in which they came, as the platform's are. */
final class LockCondition implements Condition {
    private final ReentrantLock lock;
    private final WaitSet waitSet;

    LockCondition(ReentrantLock lock) {
        this.lock = lock;
        this.waitSet = new WaitSet(lock, lock);
    }

    @Override
    public void await() throws InterruptedException {
        waitFor(Long.MAX_VALUE);
    }

    @Override
    public void awaitUninterruptibly() {
        try {
            int holds = lock.releaseAll(false);
            Shadows.await(waitSet, Long.MAX_VALUE, false);
            lock.retake(holds);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public long awaitNanos(long nanos) throws InterruptedException {
        return waitFor(nanos);
    }

    private long waitFor(long nanos) throws InterruptedException {
        long begun = Shadows.nanoTime();
        int holds = lock.releaseAll(true);
        boolean interrupted = false;
        if (nanos <= 0) {
            Shadows.pass(lock, lock);
        } else {
            interrupted = Shadows.await(waitSet, nanos, true);
        }
        lock.retake(holds);
        if (interrupted) {
            throw new InterruptedException();
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
        Shadows.wakeFirst(waitSet);
    }

    @Override
    public void signalAll() {
        check();
        Shadows.wakeEach(waitSet);
    }

    private void check() {
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException();
        }
    }

    Collection<Thread> waiting() {
        return waitSet.waiters().stream().map(Shadows::thread).toList();
    }
}
