package zoo.shapes;

/** An exception may be a subject too. */
public class AnException extends Exception {
    public AnException(String message, Throwable cause) {
        super(message, cause);
    }

    public int divide(int by) {
        return 1 / by;
    }
}
