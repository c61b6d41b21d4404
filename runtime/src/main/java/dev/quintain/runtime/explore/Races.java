package dev.quintain.runtime.explore;

import java.util.Arrays;

/**
 * Finds, for a step, those before it that it depends on and that it need not have come after. For each of them, one of
 * those threads is asked for that would have begun, had it been otherwise: the first of those steps that do not come after
 * the other one (the initials of source sets: Abdulla, Aronis, Jonsson and Sagonas 2014).
 */
final class Races {
    private final Past past;
    private final Locations locations = new Locations();
    private final Reversals reversals;
    private Location[] touched = new Location[4];
    private int touchedCount;
    private int[] causes = new int[16];
    private int causeCount;

    /** Is told who might have begun instead. */
    interface Reversals {
        /** Who could go on at a choice, a bit for each. */
        long able(int branch);

        /**
         * One of these must be tried at a choice.
         *
         * @param preferred if it is one of them
         */
        void want(int branch, long initials, long preferred);
    }

    Races(Past past, Reversals reversals) {
        this.past = past;
        this.reversals = reversals;
    }

    void clear() {
        locations.clear();
    }

    /** A thread does what it was about to do. */
    void does(Task task, int branch) {
        touch(task);
        find(task);
        int step = past.add(task, branch, causes, causeCount);
        for (int i = 0; i < touchedCount; i++) {
            if (i == 0 && task.kind.reads()) {
                touched[i].read(step, past);
            } else {
                touched[i].written(step);
            }
        }
    }

    /** A thread can never do what it is about to do; but it might have, had it come earlier. */
    void missed(Task task) {
        touch(task);
        find(task);
    }

    /** Whoever takes the lock next comes after what the thread has done. */
    void given(Task task, Object what, int part) {
        locations.of(what, part).given = past.last(task);
    }

    private void touch(Task task) {
        touchedCount = 0;
        if (task.kind == Kind.NOTIFY) {
            for (Task waiter : task.woken.concerned()) {
                touch(waiter, Aspect.INTERRUPT);
            }
            return;
        }
        if (task.target != null) {
            touch(task.target, task.part);
        }
        if (task.interruptible) {
            touch(task, Aspect.INTERRUPT);
        }
    }

    private void touch(Object target, int part) {
        if (touchedCount == touched.length) {
            touched = Arrays.copyOf(touched, touchedCount * 2);
        }
        touched[touchedCount++] = locations.of(target, part);
    }

    private void find(Task task) {
        causeCount = 0;
        for (int i = 0; i < touchedCount; i++) {
            Location location = touched[i];
            cause(location.lastWrite());
            cause(location.given);
            if (i > 0 || !task.kind.reads()) {
                for (int j = 0; j < location.readCount; j++) {
                    cause(location.reads[j]);
                }
            }
        }
        for (int i = 0; i < touchedCount; i++) {
            Location location = touched[i];
            writes(location, task);
            if (i > 0 || !task.kind.reads()) {
                for (int j = 0; j < location.readCount; j++) {
                    race(location.reads[j], task);
                }
            }
        }
    }

    private void cause(int step) {
        if (step != 0) {
            if (causeCount == causes.length) {
                causes = Arrays.copyOf(causes, causeCount * 2);
            }
            causes[causeCount++] = step;
        }
    }

    /**
     * Of a step that is never held up only the last one before it matters: behind that, it comes after the others anyway.
     * One that was held up may have been so by any of them.
     */
    private void writes(Location location, Task task) {
        boolean all = task.kind.isHeldUp() || (task.kind == Kind.REENTER && !(task.target instanceof Monitor));
        // While a lock is held, nobody can take it; but who is out of time or interrupted does not need it.
        boolean needsLock = all && !task.timedOut && !task.isRoused();
        for (int i = location.writeCount - 1; i >= 0; i--) {
            int step = location.writes[i];
            boolean lets = needsLock && past.gives(step);
            if (!lets && !race(step, task)) {
                return;
            }
            if (!all) {
                return;
            }
        }
    }

    /** Whether the step need not have come before what the thread is about to do. */
    private boolean race(int step, Task task) {
        int other = past.thread(step);
        int[] before = past.before(task);
        if (other == task.id || (other < before.length && before[other] >= step)) {
            return false;
        }
        int branch = past.branch(step);
        if (branch >= 0) {
            reverse(step, branch, task);
        }
        return true;
    }

    private void reverse(int step, int branch, Task task) {
        long able = reversals.able(branch);
        long initials = 0;
        for (long rest = able; rest != 0; rest &= rest - 1) {
            int id = Long.numberOfTrailingZeros(rest);
            int next = past.next(id, step);
            if (id != past.thread(step) && next != 0 && past.foreign(next) < step) {
                initials |= 1L << id;
            }
        }
        if (past.next(task.id, step) == 0) {
            boolean could = (able & task.bit) != 0;
            if (!could && !task.interrupted) {
                // It was about to do it already then, and could not.
                return;
            }
            if (could && isFirst(step, task)) {
                initials |= task.bit;
            }
        }
        if (initials != 0) {
            reversals.want(branch, initials, task.bit);
        }
    }

    /** Whether nothing that comes after the step in time, but not because of it, must come before the thread's next. */
    private boolean isFirst(int step, Task task) {
        int[] before = past.before(task);
        for (int i = 0; i < before.length; i++) {
            if (i != task.id && before[i] > step) {
                return false;
            }
        }
        for (int i = 0; i < causeCount; i++) {
            if (causes[i] > step && !past.isBefore(step, causes[i])) {
                return false;
            }
        }
        return true;
    }
}
