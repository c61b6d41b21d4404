package zoo.shapes;

import java.io.IOException;
import java.util.concurrent.TimeoutException;

/** Everything declares to throw something, the constructor too. */
public class CheckedExceptions {
    public CheckedExceptions() throws IOException, TimeoutException {}

    public int divide(int by) throws IOException {
        return 1 / by;
    }

    public int divide(long by) throws Throwable {
        return (int) (1 / by);
    }

    /** Declares to throw something that only this class can name. */
    public int divide(short by) throws Own {
        return 1 / by;
    }

    private static class Own extends Exception {}
}
