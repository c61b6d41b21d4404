package zoo.shapes;

/** Parameters of variable number. */
public class Varargs {
    public static int divide(int... by) {
        return by.length == 0 ? 0 : 1 / by[0];
    }

    public static int divide(int by, Object... rest) {
        return rest == null ? 0 : 1 / by;
    }

    @SafeVarargs
    public static <T> T divide(long by, T... rest) {
        return 1 / by > 0 && rest.length > 0 ? rest[0] : null;
    }

    public static int divide(int by, String[]... rest) {
        return 1 / by + rest.length;
    }
}
