package zoo.generate;

/** Equal to its neighbours, and they to theirs, but not to those of its neighbours. */
public class EqualInAChain {
    private final int place;

    public EqualInAChain(int place) {
        this.place = place;
    }

    /** The one before, and so on to the other. */
    public EqualInAChain next() {
        return new EqualInAChain(place + 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EqualInAChain one && Math.abs((long) one.place - place) <= 1;
    }

    @Override
    public int hashCode() {
        return 1;
    }
}
