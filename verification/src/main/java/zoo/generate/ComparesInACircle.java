package zoo.generate;

/** Stone, scissors or paper: each beats the next. */
public class ComparesInACircle implements Comparable<ComparesInACircle> {
    private final int shape;

    public ComparesInACircle(int shape) {
        this.shape = Math.floorMod(shape, 3);
    }

    public ComparesInACircle next() {
        return new ComparesInACircle(shape + 1);
    }

    @Override
    public int compareTo(ComparesInACircle other) {
        int ahead = Math.floorMod(shape - other.shape, 3);
        return ahead == 2 ? -1 : ahead;
    }
}
