package dev.quintain.examples.crash.figure2;

/** Has the method under test of the figure. With tests up to depth 3 there are 18 ways to call it. No report. */
public final class Figure2 {
    private Figure2() {}

    public static void f(A a, int i) {
        if (a != null && a.hasOrigin()) {
            System.out.println(i);
        }
    }
}
