package zoo.shapes;

import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/** Wants functions, of which some can be lambdas and some cannot. */
public class FunctionalParameters {
    /** Its only method is generic, so that no lambda can stand for it. */
    public interface Chooser {
        <T> T choose(T one, T other);
    }

    /** Its only method throws what it likes. */
    @FunctionalInterface
    public interface Action<E extends Throwable> {
        void run() throws E;
    }

    public static int divide(Chooser chooser, int by) {
        return chooser == null ? 0 : 1 / by;
    }

    public static <E extends Throwable> int divide(Action<E> action, int by) throws E {
        if (action == null) {
            throw new IllegalArgumentException("no action");
        }
        action.run();
        return 1 / by;
    }

    public static int divide(Function<String, Integer> function, Supplier<?> supplier, int by) {
        if (function == null || supplier == null) {
            throw new IllegalArgumentException("no function");
        }
        return function.apply("") == supplier.get() ? 1 / by : 0;
    }

    public static int divide(Runnable runnable, Callable<?> callable, int by) {
        return runnable == null || callable == null ? 0 : 1 / by;
    }

    public static int divide(Comparator<? super String> comparator, IntBinaryOperator operator, int by) {
        return comparator == null || operator == null ? 0 : 1 / by;
    }
}
