package dev.quintain.runtime.explore;

import java.util.List;

/** Monitors, those who wait on them, and the gates of shadows. */
final class Blocking {
    private final Execution execution;
    private final Monitors monitors = new Monitors();
    private final int spurious;
    private int spuriousLeft;

    /**
     * @param spurious how many threads may wake up without a reason
     */
    Blocking(Execution execution, int spurious) {
        this.execution = execution;
        this.spurious = spurious;
    }

    void begin() {
        clear();
        spuriousLeft = spurious;
    }

    /** Nobody has a lock any more. */
    void clear() {
        monitors.clear();
    }

    void enter(Task me, Object object, int site) {
        Monitor monitor = monitors.of(object);
        if (monitor.owner == me) {
            monitor.holds++;
            return;
        }
        execution.goesOn();
        if (monitor.owner != null || execution.isChoice(me)) {
            me.pends(Kind.ENTER, monitor, Aspect.WHOLE, site);
            me.gate = monitor;
            execution.turn(me);
        }
        monitor.owner = me;
        monitor.holds = 1;
    }

    void exit(Task me, Object object) {
        if (execution.isOver()) {
            return;
        }
        Monitor monitor = monitors.of(object);
        if (monitor.owner != me) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        if (--monitor.holds == 0) {
            monitor.owner = null;
            execution.strategy().releases(me, monitor, Aspect.WHOLE);
        }
    }

    boolean holds(Task me, Object object) {
        return monitors.of(object).owner == me;
    }

    private Monitor owned(Task me, Object object) {
        Monitor monitor = monitors.of(object);
        if (monitor.owner != me) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
        return monitor;
    }

    void await(Task me, Object object, long nanos, int site) throws InterruptedException {
        execution.goesOn();
        Monitor monitor = owned(me, object);
        execution.step(me, Kind.READ, me, Aspect.INTERRUPT, site);
        Threads.interruption(me);
        int holds = monitor.holds;
        monitor.owner = null;
        monitor.holds = 0;
        execution.strategy().releases(me, monitor, Aspect.WHOLE);
        me.interruptible = true;
        boolean thrown = await(me, monitor.waitSet, nanos, site);
        monitor.owner = me;
        monitor.holds = holds;
        if (thrown) {
            throw new InterruptedException();
        }
    }

    /**
     * Waits to be woken, and then for the lock, which the thread has given up and takes when this returns; true if it was
     * interrupted before it was woken.
     */
    boolean await(Task me, WaitSet set, long nanos, int site) {
        execution.recorder.note(me, Kind.WAIT.verb(), site);
        me.gate = set.free;
        if (spuriousLeft > 0 && execution.pick(2) == 1) {
            spuriousLeft--;
            me.interruptible = false;
            me.pends(Kind.REENTER, set.lock, Aspect.WHOLE, site);
            execution.recorder.note(me, "wakes up without a reason in", site);
        } else {
            me.pends(Kind.WAIT, set.lock, Aspect.WHOLE, site);
            set.add(me);
            me.waits++;
            execution.clock.limit(me, nanos);
        }
        execution.turn(me);
        set.isBack(me);
        me.deadline = Task.NEVER;
        // Who was notified before it was interrupted returns normally.
        boolean thrown = me.isRoused();
        me.interruptible = false;
        me.interrupted &= !thrown;
        return thrown;
    }

    void notifyOne(Task me, Object object, int site) {
        if (!execution.isOver()) {
            WaitSet set = owned(me, object).waitSet;
            notifies(me, set, site);
            List<Task> waiters = set.waiters;
            if (!waiters.isEmpty()) {
                wake(me, waiters.get(waiters.size() == 1 ? 0 : execution.pick(waiters.size())), site);
            }
        }
    }

    void notifyEvery(Task me, Object object, int site) {
        if (!execution.isOver()) {
            WaitSet set = owned(me, object).waitSet;
            notifies(me, set, site);
            wakeEvery(me, set, site);
        }
    }

    /** The one that has waited longest. */
    void wakeFirst(Task me, WaitSet set, int site) {
        notifies(me, set, site);
        if (!set.waiters.isEmpty()) {
            wake(me, set.waiters.get(0), site);
        }
    }

    void wakeEach(Task me, WaitSet set, int site) {
        notifies(me, set, site);
        wakeEvery(me, set, site);
    }

    private void wakeEvery(Task me, WaitSet set, int site) {
        while (!set.waiters.isEmpty()) {
            wake(me, set.waiters.get(0), site);
        }
    }

    /** A step only if it matters to somebody: whoever waits, or would if it had not been interrupted. */
    private void notifies(Task me, WaitSet set, int site) {
        if (set.isIdle()) {
            execution.recorder.note(me, Kind.NOTIFY.verb(), site);
        } else {
            me.woken = set;
            execution.step(me, Kind.NOTIFY, set.lock, Aspect.NOTIFICATION, site);
        }
    }

    private void wake(Task me, Task waiter, int site) {
        waiter.waitSet.leave(waiter);
        waiter.deadline = Task.NEVER;
        waiter.interruptible = false;
        execution.strategy().orders(me, waiter);
        execution.recorder.note(waiter, "is woken by " + me.name + ",", site);
    }

    /** Goes on when the gate is open, which it is asked whenever somebody has moved. */
    void pass(Task me, Object target, Gate gate, long nanos, int site) {
        execution.goesOn();
        boolean open = gate.isOpenFor(me);
        me.waits += open ? 0 : 1;
        if (!open || execution.isChoice(me)) {
            me.pends(Kind.PASS, target, Aspect.WHOLE, site);
            me.gate = gate;
            execution.clock.limit(me, nanos);
            execution.turn(me);
            me.deadline = Task.NEVER;
        } else {
            me.timedOut = false;
        }
    }
}
