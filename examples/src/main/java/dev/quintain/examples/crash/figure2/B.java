package dev.quintain.examples.crash.figure2;

/** Needs nothing and makes an {@link A}. */
public class B {
    private int calls;

    public B() {}

    public A m(int times) {
        calls += times;
        return new A(this);
    }
}
