package dev.quintain.runtime.explore;

/** Chooses what was chosen before. */
final class Replay implements Strategy {
    private final Schedule schedule;
    private final boolean exact;
    private int at;
    private boolean diverged;

    /**
     * @param exact whether a number that does not fit ends the execution; otherwise, 0 is taken instead
     */
    Replay(Schedule schedule, boolean exact) {
        this.schedule = schedule;
        this.exact = exact;
    }

    @Override
    public void begin() {
        at = 0;
    }

    @Override
    public int next(Task[] tasks, long able, int last) {
        if ((able & (able - 1)) == 0) {
            return Long.numberOfTrailingZeros(able);
        }
        int id = Ranks.id(able, last, schedule.get(at++));
        diverged |= id < 0;
        return id < 0 && !exact ? Ranks.id(able, last, 0) : id;
    }

    @Override
    public int pick(int many) {
        int number = schedule.get(at++);
        if (number < many) {
            return number;
        }
        diverged = true;
        return exact ? NOBODY : 0;
    }

    @Override
    public boolean isDiverged() {
        return exact && diverged;
    }

    /** Whether all numbers were used. */
    boolean isUsedUp() {
        return at >= schedule.size();
    }
}
