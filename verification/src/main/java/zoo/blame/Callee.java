package zoo.blame;

import java.util.Objects;

/** Public methods with preconditions, for the others to break. */
public final class Callee {
    private Callee() {}

    public static int positive(int number) {
        if (number <= 0) {
            throw new IllegalArgumentException("not positive: " + number);
        }
        return number;
    }

    public static String present(String text) {
        return Objects.requireNonNull(text, "text");
    }

    static int packagePrivate(int number) {
        if (number <= 0) {
            throw new IllegalArgumentException("not positive: " + number);
        }
        return number;
    }
}
