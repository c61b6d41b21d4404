package figure2;

/** The example of the paper's Figure 2. */
public final class Subject {
    private Subject() {}

    public static void f(A a, int i) {}
}
