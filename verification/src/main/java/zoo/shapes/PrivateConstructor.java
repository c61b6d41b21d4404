package zoo.shapes;

/** Is made by a factory method only. */
public class PrivateConstructor {
    private final int by;

    private PrivateConstructor(int by) {
        this.by = by;
    }

    public static PrivateConstructor of(int by) {
        return new PrivateConstructor(by);
    }

    public int divide() {
        return 1 / by;
    }
}
