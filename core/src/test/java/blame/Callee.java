package blame;

/** Methods that others call. */
public class Callee {
    public static int open(int i) {
        if (i < 0) {
            throw new IllegalArgumentException("negative");
        }
        return i;
    }

    static int hidden(int i) {
        if (i < 0) {
            throw new IllegalStateException("negative");
        }
        return i;
    }

    static int hiddenToOpen(int i) {
        return open(i);
    }
}
