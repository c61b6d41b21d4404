package zoo.passedover;

/** Has a fault that nobody can reach. */
public final class OnlyPrivateMethods {
    private OnlyPrivateMethods() {
        divide(0);
    }

    private static int divide(int by) {
        return 1 / by;
    }
}
