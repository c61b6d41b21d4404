package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.concurrent.TimeUnit;

/** Stands in for the class of this name. */
public class CountDownLatch {
    private long count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    public void await() throws InterruptedException {
        Shadows.passInterruptibly(this, task -> count == 0);
    }

    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        return Shadows.passFor(this, task -> count == 0, unit.toNanos(time));
    }

    public void countDown() {
        Shadows.step(this);
        count = Math.max(0, count - 1);
    }

    public long getCount() {
        Shadows.step(this);
        return count;
    }

    @Override
    public String toString() {
        return super.toString() + "[Count = " + count + "]";
    }
}
