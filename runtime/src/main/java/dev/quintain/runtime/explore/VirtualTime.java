package dev.quintain.runtime.explore;

/** The time of an execution. It moves when nobody else can: to the nearest time-out, or else to the next tick. */
final class VirtualTime {
    private final Execution execution;
    private long nanos;
    private int time;
    private int ticks;
    private Runnable tick = () -> {};

    VirtualTime(Execution execution) {
        this.execution = execution;
    }

    void begin() {
        nanos = 0;
        time = 0;
        expect(0, () -> {});
    }

    /** How many ticks there will be, and what is done at each. */
    void expect(int newTicks, Runnable newTick) {
        ticks = newTicks;
        tick = newTick;
    }

    /** In ticks. */
    int time() {
        return time;
    }

    long nanos() {
        return nanos;
    }

    /** Has what a thread is about to wait for end after a while; 0 is never. */
    void limit(Task me, long length) {
        me.timedOut = false;
        me.deadline = length > 0 ? nanos + length : Task.NEVER;
        if (me.deadline < 0) {
            me.deadline = Task.NEVER;
        }
    }

    /** When nobody can go on: lets the nearest time-out fire, or else the clock tick; false if there is neither. */
    boolean advance() {
        long nearest = Task.NEVER;
        int many = 0;
        for (int i = 0; i < execution.tasks(); i++) {
            Task task = execution.task(i);
            if (!task.done && task.deadline <= nearest && task.deadline != Task.NEVER) {
                many = task.deadline == nearest ? many + 1 : 1;
                nearest = task.deadline;
            }
        }
        if (many > 0) {
            fire(nearest, many);
            return true;
        }
        if (time < ticks) {
            time++;
            tick.run();
            execution.timeMoves();
            return true;
        }
        return false;
    }

    private void fire(long deadline, int many) {
        nanos = Math.max(nanos, deadline);
        // One of them, or all at once.
        int which = many == 1 ? 0 : execution.pick(many + 1);
        execution.timeMoves();
        int seen = 0;
        for (int i = 0; i < execution.tasks(); i++) {
            Task task = execution.task(i);
            if (!task.done && task.deadline == deadline && (which == many || seen++ == which)) {
                task.timedOut = true;
                task.deadline = Task.NEVER;
                execution.recorder.note(task, "is out of time:", task.site);
                if (task.isWaiting()) {
                    task.waitSet.leave(task);
                }
            }
        }
    }
}
