package zoo.shapes.lang;

/** Not the usual one, but a child of it. */
public class Object {
    public int divide(Object own, java.lang.Object usual, int by) {
        return own == null ? 0 : 1 / by;
    }
}
