package zoo.passes;

/** Works for some milliseconds, well within any budget. */
public class TakesAWhile {
    public static int work(int seed) {
        int value = seed;
        for (int i = 0; i < 100_000; i++) {
            value = value * 31 + i;
        }
        return value;
    }
}
