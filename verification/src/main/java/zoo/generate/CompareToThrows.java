package zoo.generate;

/** Refuses to be compared with what is far away. */
public class CompareToThrows implements Comparable<CompareToThrows> {
    private final int place;

    public CompareToThrows(int place) {
        this.place = place;
    }

    public CompareToThrows farAway() {
        return new CompareToThrows(place + 1_000);
    }

    @Override
    public int compareTo(CompareToThrows other) {
        return Integer.compare(place, other.place) / (Math.abs((long) place - other.place) < 1_000 ? 1 : 0);
    }
}
