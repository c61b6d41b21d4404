package zoo.shapes;

import java.util.Collection;

/** Type parameters with bounds of all kinds. */
public class GenericMethods<T extends Number & Comparable<T>> {
    public int divide(T number, int by) {
        return 1 / by;
    }

    public static <S extends Comparable<S>> S divide(S one, S other, int by) {
        return 1 / by > 0 ? one : other;
    }

    public static <E extends Exception> int divide(Class<E> type, int by) throws E {
        return 1 / by;
    }

    public static <S, C extends Collection<? super S>> C divide(C collection, S element, long by) {
        return 1 / by > 0 ? collection : null;
    }
}
