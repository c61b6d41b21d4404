package blame;

import java.util.List;
import java.util.Objects;

/** Operations under test, each named for how its exception comes about. */
@SuppressWarnings({"DoNotCallSuggester", "InfiniteRecursion"}) // faulty on purpose
public class Caller extends Base implements Comparable<Caller> {
    public Caller(int i) {
        super(i);
    }

    public Caller(String s) {
        this(s.equals("negative") ? -1 : 1);
    }

    public Caller(long i) {
        super(1);
        new Caller((int) i);
    }

    public Caller(short i) {
        super(1);
        make(i);
    }

    private static Base make(int i) {
        return new Base(i);
    }

    public static void refuses(int i) {
        throw new IllegalArgumentException("no " + i);
    }

    public static int dereferences(String s) {
        return s.length();
    }

    public static int callsHidden(int i) {
        return Callee.hidden(i);
    }

    public static int callsOpen(int i) {
        return Callee.open(i);
    }

    public static int callsOpenThroughHidden(int i) {
        return Callee.hiddenToOpen(i);
    }

    public static int callsCaller(int i) {
        return callsOpen(i);
    }

    public static void requires(Object o) {
        Objects.requireNonNull(o, "o");
    }

    public static void requiresThroughHidden(Object o) {
        check(o);
    }

    private static void check(Object o) {
        Objects.requireNonNull(o, "o");
    }

    public static int parses(String s) {
        return Integer.parseInt(s);
    }

    public static void refusesInLambda(int i) {
        List.of(i).forEach(n -> {
            throw new IllegalArgumentException("no " + n);
        });
    }

    public static void refusesInMethodReference(int i) {
        List.of(i).forEach(Caller::refuse);
    }

    private static void refuse(int i) {
        throw new IllegalArgumentException("no " + i);
    }

    public static void refusesInAnonymousClass(int i) {
        List.of(i).forEach(new java.util.function.Consumer<>() {
            @Override
            public void accept(Integer n) {
                throw new IllegalArgumentException("no " + n);
            }
        });
    }

    public static void sorts(Caller caller) {
        new java.util.TreeSet<Caller>().add(caller);
    }

    public static void overloaded(int i) {
        overloaded((long) i);
    }

    public static void overloaded(long i) {
        throw new IllegalArgumentException("no " + i);
    }

    public static int recurses(int i) {
        if (i > 3) {
            throw new IllegalArgumentException("no " + i);
        }
        return recurses(i + 1);
    }

    public static int indexes(int[] a) {
        return a[1];
    }

    public static int indexesInCallee(int[] a) {
        return indexes(a);
    }

    public static int divides(int i) {
        return 1 / i;
    }

    public static Object casts(Object o) {
        return (String) o;
    }

    public static int[] allocates(int i) {
        return new int[i];
    }

    public static void stores(Object[] a) {
        a[0] = 1;
    }

    public static void checked() throws java.io.IOException {
        throw new java.io.IOException("disk");
    }

    public static void asserts() {
        throw new AssertionError("broken");
    }

    @Override
    public int compareTo(Caller other) {
        throw new IllegalArgumentException("incomparable");
    }

    /** Goes through the bridge {@code compareTo(Object)}. */
    public static int comparesThroughBridge(Comparable<Caller> one, Caller other) {
        return one.compareTo(other);
    }
}
