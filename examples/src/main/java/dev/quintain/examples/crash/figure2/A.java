package dev.quintain.examples.crash.figure2;

/** Can be had in two ways: from its constructor, or from {@link B#m}. */
public class A {
    private final B origin;

    public A(B origin) {
        this.origin = origin;
    }

    boolean hasOrigin() {
        return origin != null;
    }
}
