package dev.quintain.examples.interleave;

/** A terminal that clients can use, one at a time. */
public interface Terminal {
    String name();
}
