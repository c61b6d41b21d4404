package dev.quintain.runtime.explore;

import java.util.IdentityHashMap;

/** A thread under control, and what it is about to do. */
public final class Task {
    /** No time-out. */
    static final long NEVER = Long.MAX_VALUE;

    final int id;
    final long bit;
    final String name;
    final Carrier carrier;
    final Execution execution;
    Runnable body;
    Thread thread;

    Kind kind = Kind.BEGIN;
    Object target;
    int part;
    int site;
    Gate gate;
    long deadline = NEVER;

    /** Whether it is a thread that the component has started. */
    boolean internal;

    boolean begun;
    boolean done;
    boolean timedOut;
    boolean interrupted;
    boolean interruptible;
    boolean permit;
    int undisturbed;

    /** Where it waits to be woken; null if it does not. */
    WaitSet waitSet;

    /** Whom it is about to wake. */
    WaitSet woken;

    /** The step that was last its own. */
    long moved;

    /** How often it has begun to wait in the call that it makes. */
    int waits;

    final IdentityHashMap<ThreadLocal<?>, Boolean> locals = new IdentityHashMap<>(0);

    Task(int id, String name, Carrier carrier, Execution execution, Runnable body) {
        this.id = id;
        this.bit = 1L << id;
        this.name = name;
        this.carrier = carrier;
        this.execution = execution;
        this.body = body;
    }

    /** The one that runs here; null if this thread is not under control. */
    public static Task current() {
        return Thread.currentThread() instanceof Carrier carrier ? carrier.task : null;
    }

    /** The one that a thread stands for; null if it is not under control. */
    static Task of(Thread thread) {
        return thread instanceof ShadowThread shadow ? (Task) shadow.task() : null;
    }

    /** What the code under test takes for its thread. */
    Thread thread() {
        if (thread == null) {
            thread = new ShadowThread(name, this);
        }
        return thread;
    }

    void pends(Kind newKind, Object newTarget, int newPart, int newSite) {
        kind = newKind;
        target = newTarget;
        part = newPart;
        site = newSite;
    }

    boolean isWaiting() {
        return waitSet != null;
    }

    boolean canMove() {
        if (done || waitSet != null) {
            return false;
        }
        return switch (kind) {
            case ENTER, REENTER -> gate.isOpenFor(this);
            case SLEEP, LAST -> timedOut || isRoused();
            case PARK -> permit || timedOut || isRoused();
            case JOIN -> ((Task) target).done || timedOut || isRoused();
            case TICK -> execution.clock.time() >= part;
            case PASS -> timedOut || isRoused() || gate.isOpenFor(this);
            default -> true;
        };
    }

    /** Whether an interrupt lets it go on. */
    boolean isRoused() {
        return interruptible && interrupted;
    }

    /** Whether two steps that both could be next come to the same in either order. */
    boolean isIndependentOf(Task other) {
        boolean bothRead = kind.reads() && other.kind.reads();
        return bothRead || !(touches(other.target, other.part) || other.touches(target, part));
    }

    /** Whether its step depends on this; also by noticing whether it was interrupted, or whether those were whom it wakes. */
    private boolean touches(Object what, int where) {
        if (what == null) {
            return false;
        }
        if (where == Aspect.INTERRUPT
                && ((what == this && interruptible) || (kind == Kind.NOTIFY && woken.concerns(what)))) {
            return true;
        }
        return target == what && part == where;
    }

    public int id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** Whether its time was up. */
    public boolean isTimedOut() {
        return timedOut;
    }

    @Override
    public String toString() {
        return name;
    }
}
