package dev.quintain.runtime.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Goes through all schedules that differ in more than the order of steps that do not matter to each other: dynamic
 * partial order reduction (Flanagan and Godefroid 2005) with sleep sets (Godefroid 1996). What a step depends on is
 * found while it is done, by vector clocks; only where it could have come earlier, another choice is noted down.
 */
final class DepthFirst implements Strategy {
    /** A thread that goes on for so long by itself may be waiting for another. */
    private static final int PATIENCE = 500;

    private final List<Branch> branches = new ArrayList<>();
    private final Locations locations = new Locations();
    private final int[][] clocks = new int[Execution.MOST_TASKS][];
    private int[] branchOf = new int[256];
    private int depth;
    private int known;
    private int steps;
    private int alone;
    private int current = -1;
    private long asleep;
    private boolean diverged;

    /** What comes before everything that a new thread does. */
    private int[] base = new int[Execution.MOST_TASKS];

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
        steps = 0;
        alone = 0;
        asleep = 0;
        locations.clear();
        Arrays.fill(clocks, null);
        base = new int[Execution.MOST_TASKS];
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
        int step = ++steps;
        if (step == branchOf.length) {
            branchOf = Arrays.copyOf(branchOf, step * 2);
        }
        branchOf[step] = current;
        int[] clock = clock(task);
        if (task.target != null) {
            Location location = locations.of(task.target, task.part);
            races(location, task, clock);
            location.done(task, step, clock);
        }
        clock[task.id] = step;
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

    private int[] clock(Task task) {
        int[] clock = clocks[task.id];
        if (clock == null) {
            clock = base.clone();
            clocks[task.id] = clock;
        }
        return clock;
    }

    private void races(Location location, Task task, int[] clock) {
        race(location.writer, location.written, task, clock);
        if (task.kind != Kind.READ) {
            for (long rest = location.readers; rest != 0; rest &= rest - 1) {
                int reader = Long.numberOfTrailingZeros(rest);
                race(reader, location.read[reader], task, clock);
            }
        }
    }

    /** If the step of another thread need not have come before, the thread is to be tried in its place. */
    private void race(int other, int step, Task task, int[] clock) {
        if (step == 0 || other == task.id || clock[other] >= step || branchOf[step] < 0) {
            return;
        }
        Branch branch = branches.get(branchOf[step]);
        if ((branch.able & task.bit) != 0) {
            branch.wanted |= task.bit;
            return;
        }
        long leading = 0;
        for (long rest = branch.able; rest != 0; rest &= rest - 1) {
            int id = Long.numberOfTrailingZeros(rest);
            if (clock[id] > step) {
                leading |= 1L << id;
            }
        }
        if (leading == 0) {
            branch.wanted |= branch.able;
        } else if ((leading & branch.wanted) == 0) {
            branch.wanted |= Long.lowestOneBit(leading);
        }
    }

    @Override
    public void releases(Task task, Object what, int part) {
        locations.of(what, part).follows(clock(task));
    }

    @Override
    public void orders(Task first, Task second) {
        Location.join(clock(second), clock(first));
    }

    @Override
    public void orders() {
        var all = new int[Execution.MOST_TASKS];
        for (int[] clock : clocks) {
            if (clock != null) {
                Location.join(all, clock);
            }
        }
        for (int[] clock : clocks) {
            if (clock != null) {
                Location.join(clock, all);
            }
        }
        base = all;
    }

    /** Those who could not go on in the end might have, had they come earlier. */
    @Override
    public void end(Task[] tasks, int count) {
        for (int i = 0; i < count; i++) {
            Task task = tasks[i];
            if (!task.done && !task.waiting && task.target != null) {
                races(locations.of(task.target, task.part), task, clock(task));
            }
        }
    }
}
