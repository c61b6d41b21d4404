package zoo.finds;

/** Throws an error whose every method throws another. Finding: ERROR, told without asking the error. */
public class ThrowsWhatCannotBePrinted {
    public static void fail() {
        throw new Unprintable();
    }

    /** Not even its message can be had. */
    public static class Unprintable extends Error {
        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("no text");
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new IllegalStateException("no stack");
        }

        @Override
        public synchronized Throwable getCause() {
            throw new IllegalStateException("no cause");
        }
    }
}
