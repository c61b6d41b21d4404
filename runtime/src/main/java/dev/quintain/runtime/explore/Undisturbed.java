package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/**
 * All schedules in which calls do not disturb each other: a thread goes on until its call is over or it has to wait.
 * What comes of them is what a class is expected to do.
 */
final class Undisturbed implements Strategy {
    private final List<Branch> branches = new ArrayList<>();
    private int depth;

    /** A choice that was made. */
    private static final class Branch {
        final int many;
        int chosen;

        Branch(int many) {
            this.many = many;
        }
    }

    /** Goes on to the next schedule; false if there is none. */
    boolean advance() {
        while (!branches.isEmpty()) {
            Branch top = branches.get(branches.size() - 1);
            top.chosen++;
            if (top.chosen < top.many) {
                return true;
            }
            branches.remove(branches.size() - 1);
        }
        return false;
    }

    @Override
    public void begin() {
        depth = 0;
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        if ((able >>> last & 1) != 0 && isInside(tasks[last])) {
            return last;
        }
        long internal = 0;
        long inside = 0;
        for (long rest = able; rest != 0; rest &= rest - 1) {
            Task task = tasks[Long.numberOfTrailingZeros(rest)];
            internal |= task.internal ? task.bit : 0;
            inside |= isInside(task) ? task.bit : 0;
        }
        if (internal != 0) {
            return Long.numberOfTrailingZeros(internal);
        }
        // A call begins when nobody is in one who could go on.
        long first = inside != 0 ? inside : able;
        int many = Long.bitCount(first);
        return Ranks.id(first, last, many == 1 ? 0 : pick(many));
    }

    private static boolean isInside(Task task) {
        return task.kind != Kind.YIELD && task.kind != Kind.BEGIN;
    }

    @Override
    public int pick(int many) {
        if (depth == branches.size()) {
            branches.add(new Branch(many));
        }
        return branches.get(depth++).chosen;
    }
}
