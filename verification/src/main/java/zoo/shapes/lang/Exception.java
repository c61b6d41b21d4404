package zoo.shapes.lang;

/** Not the usual one, and not even an exception. */
public class Exception {
    public int divide(int by) throws java.lang.Exception {
        return 1 / by;
    }
}
