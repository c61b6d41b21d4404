package zoo.passedover;

/** Nobody extends it. */
public abstract class AnAbstractClass {
    public AnAbstractClass() {}

    public int divide(int by) {
        return 1 / by;
    }
}
