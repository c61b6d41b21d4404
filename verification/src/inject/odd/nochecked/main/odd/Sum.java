package odd;

/** Makes no call that may throw a checked exception. */
public class Sum {
    public static int of(int one, int other) {
        return one + other;
    }
}
