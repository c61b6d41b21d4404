package zoo.walk;

/** Full after fifty steps, so that nobody gets there by trying all ways; overflows with the next. */
public class Meter {
    private static final int FULL = 50;

    private int level;
    private boolean overflowed;

    public void step() {
        overflowed |= level == FULL;
        level = Math.min(FULL, level + 1);
    }

    public void reset() {
        level = 0;
        overflowed = false;
    }

    public boolean isEmpty() {
        return level == 0;
    }

    public boolean isStarted() {
        return level > 0;
    }

    public boolean isOdd() {
        return level % 2 == 1;
    }

    public boolean isRound() {
        return level % 10 == 0;
    }

    public boolean isHalfFull() {
        return level >= FULL / 2;
    }

    public boolean isNearlyFull() {
        return level > FULL - 5;
    }

    public boolean isFull() {
        return level == FULL;
    }

    public boolean hasOverflowed() {
        return overflowed;
    }
}
