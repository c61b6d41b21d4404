package zoo.blame;

/** Row: no end, or no memory, is a problem of its own kind. */
public class NoEnd {
    private int rounds;

    public void reportedLoop() {
        while (rounds >= 0) {
            rounds = 0;
        }
    }

    public void unreportedLongLoop() {
        while (rounds < 10_000) {
            rounds++;
        }
    }

    public long[] reportedMemory() {
        return new long[Integer.MAX_VALUE - 8];
    }
}
