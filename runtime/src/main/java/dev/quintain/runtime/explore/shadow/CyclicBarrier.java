package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stands in for the class of this name. */
public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private Generation generation = new Generation();
    private int left;

    /** Those who wait for each other. */
    private static final class Generation {
        /** While the action runs, nobody else can come. */
        boolean tripping;

        boolean tripped;
        boolean broken;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.left = parties;
        this.action = action;
    }

    public int getParties() {
        return parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    public int await(long time, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        Shadows.pass(this, task -> !generation.tripping);
        Generation own = generation;
        if (own.broken) {
            throw new BrokenBarrierException();
        }
        int index = --left;
        if (index == 0) {
            trip(own);
            return 0;
        }
        try {
            if (!Shadows.passFor(this, task -> own.tripped || own.broken, unit.toNanos(time))) {
                own.broken = true;
                throw new TimeoutException();
            }
        } catch (InterruptedException e) {
            own.broken = true;
            throw e;
        }
        if (own.broken) {
            throw new BrokenBarrierException();
        }
        return index;
    }

    private void trip(Generation own) {
        if (action != null) {
            own.tripping = true;
            boolean done = false;
            try {
                action.run();
                done = true;
            } finally {
                if (!Shadows.isOver()) {
                    Shadows.step(this);
                }
                own.tripping = false;
                own.broken |= !done;
            }
        }
        own.tripped = true;
        renew();
    }

    private void renew() {
        generation = new Generation();
        left = parties;
    }

    public boolean isBroken() {
        Shadows.step(this);
        return generation.broken;
    }

    public void reset() {
        Shadows.step(this);
        generation.broken = true;
        renew();
    }

    public int getNumberWaiting() {
        Shadows.step(this);
        return parties - left;
    }
}
