package dev.quintain.runtime.interleave;

/** A call that returns nothing. */
@FunctionalInterface
public interface Action {
    void run() throws Throwable;
}
