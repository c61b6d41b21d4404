package dev.quintain.runtime.explore;

import java.util.Arrays;

/**
 * The steps of an execution, from 1, and which of them must come before which: vector clocks, that have for each thread the
 * last of its steps that comes before.
 */
final class Past {
    private static final int FIRST = 256;
    private static final int FEW = 8;

    private int size;
    private int[] threads = new int[FIRST];
    private int[] branches = new int[FIRST];
    private int[] foreign = new int[FIRST];
    private boolean[] gives = new boolean[FIRST];
    private int[][] clocks = new int[FIRST][];

    /** What comes before the next step of each thread. */
    private final int[][] current = new int[Execution.MOST_TASKS][];

    private final int[][] steps = new int[Execution.MOST_TASKS][];
    private final int[] counts = new int[Execution.MOST_TASKS];
    private int width = FEW;
    private int known;

    /** What comes before everything that a new thread does. */
    private int[] base = new int[FEW];

    void clear() {
        size = 0;
        Arrays.fill(current, 0, known, null);
        Arrays.fill(counts, 0, known, 0);
        known = 0;
        Arrays.fill(base, 0);
    }

    /** What comes before the next step of a thread. */
    int[] before(Task task) {
        int[] clock = current[task.id];
        if (clock == null) {
            while (task.id >= width) {
                widen();
            }
            clock = Arrays.copyOf(base, width);
            current[task.id] = clock;
            known = Math.max(known, task.id + 1);
        }
        return clock;
    }

    private void widen() {
        width *= 2;
        base = Arrays.copyOf(base, width);
        for (int i = 0; i < known; i++) {
            if (current[i] != null) {
                current[i] = Arrays.copyOf(current[i], width);
            }
        }
    }

    /**
     * A thread makes its next step, which comes after others; returns the step.
     *
     * @param branch the choice that led to it; negative if there was none
     */
    int add(Task task, int branch, int[] after, int many) {
        int step = ++size;
        if (step == threads.length) {
            grow();
        }
        int[] clock = before(task);
        for (int i = 0; i < many; i++) {
            join(clock, clocks[after[i]]);
        }
        threads[step] = task.id;
        branches[step] = branch;
        gives[step] = task.kind == Kind.RELEASE;
        clock[task.id] = 0;
        int latest = 0;
        for (int other : clock) {
            latest = Math.max(latest, other);
        }
        foreign[step] = latest;
        clock[task.id] = step;
        if (clocks[step] == null || clocks[step].length != clock.length) {
            clocks[step] = clock.clone();
        } else {
            System.arraycopy(clock, 0, clocks[step], 0, clock.length);
        }
        int had = counts[task.id]++;
        if (steps[task.id] == null) {
            steps[task.id] = new int[FEW];
        } else if (had == steps[task.id].length) {
            steps[task.id] = Arrays.copyOf(steps[task.id], had * 2);
        }
        steps[task.id][had] = step;
        return step;
    }

    private void grow() {
        int length = threads.length * 2;
        threads = Arrays.copyOf(threads, length);
        branches = Arrays.copyOf(branches, length);
        foreign = Arrays.copyOf(foreign, length);
        gives = Arrays.copyOf(gives, length);
        clocks = Arrays.copyOf(clocks, length);
    }

    int thread(int step) {
        return threads[step];
    }

    /** The choice that led to a step; negative if there was none. */
    int branch(int step) {
        return branches[step];
    }

    /** Whether it gave a lock back. */
    boolean gives(int step) {
        return gives[step];
    }

    /** The last step of another thread that must come before this one. */
    int foreign(int step) {
        return foreign[step];
    }

    /** Whether the first must come before the second. */
    boolean isBefore(int first, int second) {
        int[] clock = clocks[second];
        int thread = threads[first];
        return thread < clock.length && clock[thread] >= first;
    }

    /** The last step of a thread; 0 if there is none. */
    int last(Task task) {
        return counts[task.id] == 0 ? 0 : steps[task.id][counts[task.id] - 1];
    }

    /** The first step of a thread after another one; 0 if there is none. */
    int next(int thread, int step) {
        int many = counts[thread];
        if (many == 0) {
            return 0;
        }
        int found = Arrays.binarySearch(steps[thread], 0, many, step);
        int at = found < 0 ? -found - 1 : found + 1;
        return at == many ? 0 : steps[thread][at];
    }

    /** What the first has done comes before what the second does next. */
    void orders(Task first, Task second) {
        before(second);
        int[] clock = before(first);
        join(before(second), clock);
    }

    /** Whatever was done comes before whatever will be done. */
    void orders() {
        for (int i = 0; i < known; i++) {
            if (current[i] != null) {
                join(base, current[i]);
            }
        }
        for (int i = 0; i < known; i++) {
            if (current[i] != null) {
                join(current[i], base);
            }
        }
    }

    private static void join(int[] clock, int[] other) {
        for (int i = 0; i < other.length; i++) {
            if (other[i] > clock[i]) {
                clock[i] = other[i];
            }
        }
    }
}
