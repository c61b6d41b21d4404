package dev.quintain.runtime.explore;

/** What shadows do with the thread that calls them. Whoever is not under control is alone, and never waits. */
public final class Shadows {
    private Shadows() {}

    public static Task me() {
        return Task.current();
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
            me.execution.pass(me, target, gate, 0, me.site);
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
        Execution execution = me.execution;
        execution.step(me, Kind.READ, me, Execution.INTERRUPT, me.site);
        if (me.interrupted) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        if (nanos <= 0) {
            execution.step(me, Kind.WRITE, target, 0, me.site);
            return gate.isOpenFor(me);
        }
        me.interruptible = true;
        execution.pass(me, target, gate, nanos == Long.MAX_VALUE ? 0 : nanos, me.site);
        me.interruptible = false;
        if (gate.isOpenFor(me)) {
            return true;
        }
        if (me.interrupted) {
            me.interrupted = false;
            throw new InterruptedException();
        }
        return false;
    }

    /** Others that pass here come after what the calling thread has done. */
    public static void releases(Object target) {
        Task me = Task.current();
        if (me != null) {
            me.execution.releases(me, target);
        }
    }

    public static long nanoTime() {
        Task me = Task.current();
        return me == null ? System.nanoTime() : me.execution.nanos();
    }

    public static long currentTimeMillis() {
        return Control.currentTimeMillis(0);
    }

    /** Begins a thread of the code under test; returns what runs it. */
    public static Object start(Thread thread, Runnable body) {
        Task me = Task.current();
        if (me == null) {
            throw new IllegalStateException("a thread is started by one that is not under control");
        }
        me.execution.step(me, Kind.WRITE, me, Execution.END, me.site);
        Task task = me.execution.add(thread.getName(), body);
        task.thread = thread;
        task.internal = true;
        return task;
    }

    public static void interrupt(Object other) {
        Task me = Task.current();
        if (me != null) {
            me.execution.interrupt(me, (Task) other, me.site);
        }
    }

    public static boolean isInterrupted(Object other) {
        Task me = Task.current();
        return me != null && me.execution.isInterrupted(me, (Task) other, me.site);
    }

    public static boolean isDone(Object task) {
        return ((Task) task).done;
    }

    /** The thread of a task, as the code under test knows it. */
    public static Thread thread(Task task) {
        return task.thread();
    }
}
