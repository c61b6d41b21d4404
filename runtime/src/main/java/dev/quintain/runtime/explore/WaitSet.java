package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/** Those who wait until somebody wakes them, and then need a lock again. */
public final class WaitSet {
    final Object lock;
    final Gate free;
    final List<Task> waiters = new ArrayList<>(0);

    /**
     * Those whom an interrupt took out of it, until they have the lock again: had somebody else been woken in their
     * place, or they themselves, depends on which came first.
     */
    private final List<Task> interrupted = new ArrayList<>(0);

    /**
     * @param lock what they need again
     * @param free whether one of them can have it
     */
    public WaitSet(Object lock, Gate free) {
        this.lock = lock;
        this.free = free;
    }

    public List<Task> waiters() {
        return List.copyOf(waiters);
    }

    void add(Task task) {
        waiters.add(task);
        task.waitSet = this;
    }

    /** Lets one go on as soon as it can have the lock. */
    void leave(Task task) {
        waiters.remove(task);
        task.waitSet = null;
        task.kind = Kind.REENTER;
        task.gate = free;
    }

    void leaveInterrupted(Task task) {
        leave(task);
        interrupted.add(task);
    }

    void isBack(Task task) {
        if (!interrupted.isEmpty()) {
            interrupted.remove(task);
        }
    }

    /** Whether there is nobody to whom it matters that somebody is woken. */
    boolean isIdle() {
        return waiters.isEmpty() && interrupted.isEmpty();
    }

    /** Whether it matters if this one is interrupted before somebody is woken or after it. */
    boolean concerns(Object task) {
        return waiters.contains(task) || interrupted.contains(task);
    }

    List<Task> concerned() {
        if (interrupted.isEmpty()) {
            return waiters;
        }
        var all = new ArrayList<>(waiters);
        all.addAll(interrupted);
        return all;
    }
}
