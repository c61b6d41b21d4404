package zoo.looks;

/** One look at it throws, which says nothing against the others. */
public final class Touchy {
    private int count;

    public int getBroken() {
        throw new IllegalStateException("do not look");
    }

    public int getCount() {
        return count;
    }

    public void add() {
        count++;
    }
}
