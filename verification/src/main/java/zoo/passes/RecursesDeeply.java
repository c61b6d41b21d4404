package zoo.passes;

/** Goes a thousand calls deep, as a parser may. */
public class RecursesDeeply {
    public static int depth() {
        return depth(1_000);
    }

    private static int depth(int left) {
        return left == 0 ? 0 : 1 + depth(left - 1);
    }
}
