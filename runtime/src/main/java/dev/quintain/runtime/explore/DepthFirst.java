package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.List;

/**
 * Goes through all schedules that differ in more than the order of steps that do not matter to each other: dynamic
 * partial order reduction by source sets (Abdulla, Aronis, Jonsson and Sagonas 2014) with sleep sets (Godefroid 1996).
 * What a step depends on is found while it is done; only where it could have come earlier, another choice is noted down.
 */
final class DepthFirst implements Strategy, Races.Reversals {
    /** A thread that goes on for so long by itself may be waiting for another. */
    private static final int PATIENCE = 500;

    private final List<Branch> branches = new ArrayList<>();
    private final Past past = new Past();
    private final Races races = new Races(past, this);
    private int depth;
    private int known;
    private int alone;
    private int current = -1;
    private long asleep;
    private boolean diverged;

    /** A choice that was made. */
    private static final class Branch {
        /** Who could go on; or, negative, how many things there were to pick from. */
        final long able;

        final long asleep;
        long wanted;
        long tried;
        int chosen;

        Branch(long able, long asleep, int chosen) {
            this.able = able;
            this.asleep = asleep;
            this.chosen = chosen;
        }

        boolean isPick() {
            return able < 0;
        }

        /** Goes on to the next choice; false if there is none. */
        boolean advance() {
            if (isPick()) {
                chosen++;
                return chosen < -able;
            }
            tried |= 1L << chosen;
            long rest = wanted & ~tried & ~asleep;
            chosen = Long.numberOfTrailingZeros(rest);
            return rest != 0;
        }
    }

    /** Goes on to the next schedule; false if there is none. */
    boolean advance() {
        while (!branches.isEmpty()) {
            if (branches.get(branches.size() - 1).advance()) {
                return true;
            }
            branches.remove(branches.size() - 1);
        }
        return false;
    }

    @Override
    public boolean isDiverged() {
        return diverged;
    }

    @Override
    public void begin() {
        known = branches.size();
        depth = 0;
        alone = 0;
        asleep = 0;
        past.clear();
        races.clear();
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        current = -1;
        if ((able & (able - 1)) == 0) {
            return (able & asleep) != 0 ? NOBODY : Long.numberOfTrailingZeros(able);
        }
        Branch branch;
        if (depth < known) {
            branch = branches.get(depth);
            if (branch.able != able) {
                diverged = true;
                return NOBODY;
            }
        } else {
            long open = able & ~asleep;
            if (open == 0) {
                return NOBODY;
            }
            branch = new Branch(able, asleep, preferred(tasks, open, last));
            branch.wanted = 1L << branch.chosen;
            branches.add(branch);
        }
        current = depth++;
        asleep = branch.asleep | branch.tried;
        alone = branch.chosen == last ? alone + 1 : 0;
        return branch.chosen;
    }

    private int preferred(Task[] tasks, long open, int last) {
        boolean goesOn = (open >>> last & 1) != 0 && tasks[last].kind != Kind.YIELD && alone < PATIENCE;
        long others = open & ~(1L << last);
        return goesOn || others == 0 ? Ranks.id(open, last, 0) : after(others, last);
    }

    /** In turn, so that nobody who waits for somebody else in a loop keeps that one from running. */
    private static int after(long others, int last) {
        long later = others & -(2L << last);
        return Long.numberOfTrailingZeros(later == 0 ? others : later);
    }

    @Override
    public int pick(int many) {
        Branch branch;
        if (depth < known) {
            branch = branches.get(depth);
            if (branch.able != -many) {
                diverged = true;
                return NOBODY;
            }
        } else {
            branch = new Branch(-many, 0, 0);
            branches.add(branch);
        }
        depth++;
        return branch.chosen;
    }

    @Override
    public void does(Task task) {
        races.does(task, current);
        wakeSleepers(task);
    }

    private void wakeSleepers(Task task) {
        for (long rest = asleep; rest != 0; rest &= rest - 1) {
            Task sleeper = task.execution.task(Long.numberOfTrailingZeros(rest));
            if (sleeper == task || !sleeper.isIndependentOf(task)) {
                asleep &= ~sleeper.bit;
            }
        }
    }

    @Override
    public long able(int branch) {
        return branches.get(branch).able;
    }

    /** Who sleeps was tried before, and everything that begins with it. */
    @Override
    public void want(int branch, long initials, long preferred) {
        Branch at = branches.get(branch);
        if ((initials & (at.wanted | at.asleep)) == 0) {
            at.wanted |= (initials & preferred) != 0 ? preferred : Long.lowestOneBit(initials);
        }
    }

    @Override
    public void releases(Task task, Object what, int part) {
        races.given(task, what, part);
    }

    @Override
    public void orders(Task first, Task second) {
        past.orders(first, second);
    }

    @Override
    public void moves(Task[] tasks, int count) {
        end(tasks, count);
        past.orders();
    }

    /** Those who cannot go on might have, had they come earlier. */
    @Override
    public void end(Task[] tasks, int count) {
        for (int i = 0; i < count; i++) {
            Task task = tasks[i];
            if (!task.done && !task.isWaiting()) {
                races.missed(task);
            }
        }
    }
}
