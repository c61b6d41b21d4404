package zoo.shapes;

/** Makes {@link AnAbstractClass} possible. */
public class AConcreteClass extends AnAbstractClass {
    public AConcreteClass() {
        super(1);
    }

    @Override
    protected int adjust(int by) {
        return by;
    }
}
