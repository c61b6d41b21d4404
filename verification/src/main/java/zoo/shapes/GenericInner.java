package zoo.shapes;

/** A generic inner class of a generic class. */
public class GenericInner<T> {
    private final T outer;

    public GenericInner(T outer) {
        this.outer = outer;
    }

    /** Has a parameter of its own, and one that hides nothing. */
    public class Pair<U> {
        private final U inner;

        public Pair(U inner) {
            this.inner = inner;
        }

        public Object divide(int by) {
            return 1 / by > 0 ? outer : inner;
        }
    }
}
