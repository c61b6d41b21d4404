package dev.quintain.runtime.explore;

/** What threads do to each other directly, and to themselves. */
final class Threads {
    private final Execution execution;

    Threads(Execution execution) {
        this.execution = execution;
    }

    void sleep(Task me, long nanos, int site) throws InterruptedException {
        me.pends(Kind.SLEEP, null, 0, site);
        blocks(me, Math.max(1, nanos));
        interruption(me);
    }

    void park(Task me, long nanos, int site) {
        me.pends(Kind.PARK, me, Aspect.PERMIT, site);
        blocks(me, nanos);
        me.permit = false;
    }

    void unpark(Task me, Task other, int site) {
        execution.step(me, Kind.WRITE, other, Aspect.PERMIT, site);
        other.permit = true;
    }

    void join(Task me, Task other, long nanos, int site) throws InterruptedException {
        me.pends(Kind.JOIN, other, Aspect.END, site);
        blocks(me, nanos);
        interruption(me);
    }

    private void blocks(Task me, long nanos) {
        me.interruptible = true;
        execution.clock.limit(me, nanos);
        execution.turn(me);
        me.deadline = Task.NEVER;
        me.interruptible = false;
    }

    static void interruption(Task me) throws InterruptedException {
        if (me.interrupted) {
            me.interrupted = false;
            throw new InterruptedException();
        }
    }

    void interrupt(Task me, Task other, int site) {
        execution.step(me, Kind.WRITE, other, Aspect.INTERRUPT, site);
        other.interrupted = true;
        if (other.isWaiting() && other.interruptible) {
            other.waitSet.leaveInterrupted(other);
            other.deadline = Task.NEVER;
            execution.strategy().orders(me, other);
        }
    }

    boolean isInterrupted(Task me, Task other, int site) {
        execution.step(me, Kind.READ, other, Aspect.INTERRUPT, site);
        return other.interrupted;
    }

    /** Asks for interrupts and takes them back. */
    boolean interrupted(Task me, int site) {
        boolean interrupted = isInterrupted(me, me, site);
        me.interrupted = false;
        return interrupted;
    }

    boolean isAlive(Task me, Task other, int site) {
        execution.step(me, Kind.READ, other, Aspect.END, site);
        return !other.done;
    }
}
