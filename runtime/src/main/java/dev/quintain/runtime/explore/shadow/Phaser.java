package dev.quintain.runtime.explore.shadow;

import dev.quintain.runtime.explore.Shadows;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stands in for the class of this name. It has no parents. */
public class Phaser {
    private static final int LAST_PHASE = Integer.MAX_VALUE;

    private int parties;
    private int arrived;
    private int phase;
    private boolean terminated;

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        this(parties);
        if (parent != null) {
            Shadows.refuse("java.util.concurrent.Phaser with a parent is not under control");
        }
    }

    /** Negative when it is terminated. */
    private int phaseNow() {
        return terminated ? phase | Integer.MIN_VALUE : phase;
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int many) {
        if (many < 0) {
            throw new IllegalArgumentException();
        }
        Shadows.step(this);
        parties += terminated ? 0 : many;
        return phaseNow();
    }

    public int arrive() {
        Shadows.step(this);
        return arrives(0);
    }

    public int arriveAndDeregister() {
        Shadows.step(this);
        return arrives(1);
    }

    /** Returns the phase in which it arrived. */
    private int arrives(int leaving) {
        if (terminated) {
            return phaseNow();
        }
        if (arrived >= parties) {
            throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
        }
        int now = phase;
        parties -= leaving;
        arrived += 1 - leaving;
        if (arrived == parties) {
            advance();
        }
        return now;
    }

    private void advance() {
        boolean last = onAdvance(phase, parties);
        if (getClass() != Phaser.class) {
            // Whatever it did there came before what others find now.
            Shadows.step(this);
        }
        arrived = 0;
        phase = phase == LAST_PHASE ? 0 : phase + 1;
        terminated = last;
    }

    protected boolean onAdvance(int ending, int registered) {
        return registered == 0;
    }

    public int arriveAndAwaitAdvance() {
        Shadows.step(this);
        int now = arrives(0);
        return now < 0 ? now : awaits(now);
    }

    private int awaits(int awaited) {
        Shadows.pass(this, task -> phase != awaited || terminated);
        return phaseNow();
    }

    public int awaitAdvance(int awaited) {
        return awaited < 0 ? awaited : awaits(awaited);
    }

    public int awaitAdvanceInterruptibly(int awaited) throws InterruptedException {
        if (awaited < 0) {
            return awaited;
        }
        Shadows.passInterruptibly(this, task -> phase != awaited || terminated);
        return phaseNow();
    }

    public int awaitAdvanceInterruptibly(int awaited, long time, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        if (awaited < 0) {
            return awaited;
        }
        if (!Shadows.passFor(this, task -> phase != awaited || terminated, unit.toNanos(time))) {
            throw new TimeoutException();
        }
        return phaseNow();
    }

    public void forceTermination() {
        Shadows.step(this);
        terminated = true;
    }

    public final int getPhase() {
        Shadows.read(this);
        return phaseNow();
    }

    public int getRegisteredParties() {
        Shadows.read(this);
        return parties;
    }

    public int getArrivedParties() {
        Shadows.read(this);
        return arrived;
    }

    public int getUnarrivedParties() {
        Shadows.read(this);
        return parties - arrived;
    }

    public Phaser getParent() {
        return null;
    }

    public Phaser getRoot() {
        return this;
    }

    public boolean isTerminated() {
        Shadows.read(this);
        return terminated;
    }

    @Override
    public String toString() {
        return super.toString() + "[phase = " + phaseNow() + " parties = " + parties + " arrived = " + arrived + "]";
    }
}
