package zoo.finds;

/** Throws an error that has no stack trace. Finding: ERROR, placed at the class under test. */
public class ThrowsWithoutAStack {
    public static void fail() {
        throw new Stackless();
    }

    /** As frugal libraries have it. */
    public static class Stackless extends Error {
        public Stackless() {
            super("no stack", null, false, false);
        }
    }
}
