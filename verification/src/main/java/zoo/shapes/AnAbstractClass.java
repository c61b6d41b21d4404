package zoo.shapes;

/** Cannot be made, but {@link AConcreteClass} can. */
public abstract class AnAbstractClass {
    private final int base;

    public AnAbstractClass(int base) {
        this.base = base;
    }

    public int divide(int by) {
        return base / adjust(by);
    }

    protected abstract int adjust(int by);
}
