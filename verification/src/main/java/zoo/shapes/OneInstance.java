package zoo.shapes;

/** Can be had from a static field only. */
public final class OneInstance {
    public static final OneInstance INSTANCE = new OneInstance();

    private OneInstance() {}

    public int divide(int by) {
        return 1 / by;
    }
}
