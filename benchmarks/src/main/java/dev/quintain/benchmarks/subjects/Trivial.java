package dev.quintain.benchmarks.subjects;

/** No static state, and one static method. */
public final class Trivial {
    private Trivial() {}

    public static int add(int a, int b) {
        return a + b;
    }
}
