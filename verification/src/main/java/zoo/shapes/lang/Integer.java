package zoo.shapes.lang;

/** Not the usual one. */
public class Integer {
    public static int divide(Integer own, java.lang.Integer usual, int by) {
        return own == null || usual == null ? 0 : 1 / by;
    }
}
