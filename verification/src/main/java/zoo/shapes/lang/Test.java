package zoo.shapes.lang;

/** Not the annotation that test classes import. */
public class Test {
    public int divide(int by) {
        return 1 / by;
    }
}
