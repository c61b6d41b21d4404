package dev.quintain.runtime.explore;

import java.util.function.Supplier;

/** What shadows do with the thread that calls them. Whoever is not under control is alone, and never waits. */
public final class Shadows {
    private Shadows() {}

    public static Task me() {
        return Task.current();
    }

    /** The calling thread is about to do something that cannot be explored; ends the execution, and all others. */
    public static void refuse(String sentence) {
        Task me = Task.current();
        if (me == null) {
            throw new UnsupportedOperationException(sentence);
        }
        me.execution.refuse(sentence);
    }

    /** Is about to use something. */
    public static void step(Object target, int part) {
        Task me = Task.current();
        if (me != null) {
            me.execution.step(me, Kind.WRITE, target, part, me.site);
        }
    }

    public static void step(Object target) {
        step(target, 0);
    }

    /** Is about to look at something, and leaves it as it is. */
    public static void read(Object target) {
        Task me = Task.current();
        if (me != null) {
            me.execution.step(me, Kind.READ, target, Aspect.WHOLE, me.site);
        }
    }

    /** As {@link #step}, unless it was interrupted. */
    public static void stepInterruptibly(Object target) throws InterruptedException {
        passFor(target, task -> true, 0);
    }

    /** Whether threads are only being ended: nothing that they do matters any more. */
    public static boolean isOver() {
        Task me = Task.current();
        return me != null && me.execution.isOver();
    }

    /** Between two calls of a thread. */
    public static void between() {
        Task me = Task.current();
        if (me != null) {
            me.waits = 0;
            me.execution.step(me, Kind.YIELD, null, 0, 0);
        }
    }

    /** Goes on when the gate is open. */
    public static void pass(Object target, Gate gate) {
        Task me = Task.current();
        if (me != null) {
            me.execution.blocking.pass(me, target, gate, 0, me.site);
        }
    }

    /** Goes on when the gate is open, or after a while. */
    public static void passUntil(Object target, Gate gate, long nanos) {
        Task me = Task.current();
        if (me != null) {
            me.execution.blocking.pass(me, target, gate, Math.max(1, nanos), me.site);
        }
    }

    /** Does something of which no part may be a choice, such as comparing what is in a queue. */
    public static <T> T undisturbed(Supplier<T> action) {
        Task me = Task.current();
        if (me == null) {
            return action.get();
        }
        me.undisturbed++;
        try {
            return action.get();
        } finally {
            me.undisturbed--;
        }
    }

    /** Looks at what a call returned, with the lock that it has if it is a view of something that locks. */
    public static <T> T looking(Object returned, Supplier<T> action) {
        Task me = Task.current();
        if (me == null || returned == null || Manners.of(returned) != Manners.LOCKS) {
            return action.get();
        }
        SharedObjects objects = me.execution.objects;
        objects.call(me, returned, true, me.site);
        try {
            return action.get();
        } finally {
            objects.left(me, returned);
        }
    }

    /** Goes on when the gate is open, or when it is interrupted. */
    public static void passInterruptibly(Object target, Gate gate) throws InterruptedException {
        passFor(target, gate, Long.MAX_VALUE);
    }

    /** As {@link #passInterruptibly}; false if the time was up before. */
    public static boolean passFor(Object target, Gate gate, long nanos) throws InterruptedException {
        Task me = Task.current();
        if (me == null) {
            return gate.isOpenFor(null);
        }
        me.interruptible = true;
        if (nanos <= 0) {
            me.execution.step(me, Kind.WRITE, target, Aspect.WHOLE, me.site);
        } else {
            me.execution.blocking.pass(me, target, gate, nanos == Long.MAX_VALUE ? 0 : nanos, me.site);
        }
        me.interruptible = false;
        Threads.interruption(me);
        return gate.isOpenFor(me);
    }

    /** Gives a lock back that only the calling thread has. */
    public static void release(Object lock) {
        Task me = Task.current();
        if (me != null) {
            me.execution.step(me, Kind.RELEASE, lock, Aspect.WHOLE, me.site);
        }
    }

    /** As {@link #release}, unless it was interrupted. */
    public static void releaseInterruptibly(Object lock) throws InterruptedException {
        Task me = Task.current();
        if (me != null) {
            me.interruptible = true;
            me.execution.step(me, Kind.RELEASE, lock, Aspect.WHOLE, me.site);
            me.interruptible = false;
            Threads.interruption(me);
        }
    }

    /**
     * Waits, after the lock was given back, until it is woken and can have it again; true if it was interrupted before it
     * was woken.
     *
     * @param nanos the longest there is for ever
     */
    public static boolean await(WaitSet set, long nanos, boolean interruptible) {
        Task me = Task.current();
        if (me == null) {
            return false;
        }
        me.interruptible = interruptible;
        return me.execution.blocking.await(me, set, nanos == Long.MAX_VALUE ? 0 : nanos, me.site);
    }

    /** Wakes the one that has waited longest. */
    public static void wakeFirst(WaitSet set) {
        Task me = Task.current();
        if (me != null) {
            me.execution.blocking.wakeFirst(me, set, me.site);
        }
    }

    public static void wakeEach(WaitSet set) {
        Task me = Task.current();
        if (me != null) {
            me.execution.blocking.wakeEach(me, set, me.site);
        }
    }

    public static long nanoTime() {
        Task me = Task.current();
        return me == null ? System.nanoTime() : me.execution.clock.nanos();
    }

    public static long currentTimeMillis() {
        return ThreadControl.currentTimeMillis(0);
    }

    /** A thread of the code under test is about to be started. */
    public static void starts(Thread thread) {
        Task me = Task.current();
        if (me != null) {
            me.execution.step(me, Kind.START, thread, Aspect.START, me.site);
        }
    }

    /** Begins a thread of the code under test; returns what runs it. */
    public static Object start(Thread thread, Runnable body) {
        Task me = Task.current();
        if (me == null) {
            throw new IllegalStateException("a thread is started by one that is not under control");
        }
        Task task = me.execution.add(thread.getName(), body);
        task.thread = thread;
        task.internal = true;
        return task;
    }

    public static void interrupt(Object other) {
        Task me = Task.current();
        if (me != null) {
            me.execution.threads.interrupt(me, (Task) other, me.site);
        }
    }

    public static boolean isInterrupted(Object other) {
        Task me = Task.current();
        return me != null && me.execution.threads.isInterrupted(me, (Task) other, me.site);
    }

    public static boolean isDone(Object task) {
        Task me = Task.current();
        return me == null ? ((Task) task).done : !me.execution.threads.isAlive(me, (Task) task, me.site);
    }

    /** The thread of a task, as the code under test knows it. */
    public static Thread thread(Task task) {
        return task.thread();
    }
}
