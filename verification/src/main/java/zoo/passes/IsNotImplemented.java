package zoo.passes;

/** Says that it cannot do what it is asked. */
public class IsNotImplemented {
    public int count() {
        throw new UnsupportedOperationException("not here");
    }
}
