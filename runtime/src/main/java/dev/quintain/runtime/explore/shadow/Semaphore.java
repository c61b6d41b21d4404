package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Gate;
import dev.quintain.runtime.explore.Shadows;
import dev.quintain.runtime.explore.Task;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. */
public class Semaphore implements Serializable {
    private final transient List<Task> queue = new ArrayList<>();
    private final boolean fair;
    private int permits;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    private Gate gate(int many) {
        return task -> permits >= many && (!fair || queue.isEmpty() || queue.get(0) == task);
    }

    /** Who comes first matters only if it is fair. */
    private void queueUp() {
        if (fair) {
            Shadows.step(this);
        }
        queue.add(Shadows.me());
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int many) throws InterruptedException {
        tryAcquire(many, Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int many) {
        notNegative(many);
        queueUp();
        try {
            Shadows.pass(this, gate(many));
            permits -= many;
        } finally {
            queue.remove(Shadows.me());
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int many) {
        notNegative(many);
        Shadows.step(this);
        if (permits < many) {
            return false;
        }
        permits -= many;
        return true;
    }

    public boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, time, unit);
    }

    public boolean tryAcquire(int many, long time, TimeUnit unit) throws InterruptedException {
        notNegative(many);
        queueUp();
        try {
            boolean passed = Shadows.passFor(this, gate(many), unit.toNanos(time));
            permits -= passed ? many : 0;
            return passed;
        } finally {
            queue.remove(Shadows.me());
        }
    }

    public void release() {
        release(1);
    }

    public void release(int many) {
        notNegative(many);
        if (!Shadows.isOver()) {
            Shadows.step(this);
        }
        permits += many;
    }

    private static void notNegative(int many) {
        if (many < 0) {
            throw new IllegalArgumentException();
        }
    }

    public int availablePermits() {
        Shadows.step(this);
        return permits;
    }

    public int drainPermits() {
        Shadows.step(this);
        int all = permits;
        permits = 0;
        return all;
    }

    protected void reducePermits(int reduction) {
        Shadows.step(this);
        permits -= reduction;
    }

    public boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public final int getQueueLength() {
        Shadows.step(this);
        return queue.size();
    }

    @Override
    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }
}
