package dev.quintain.runtime.interleave;

/** What one thread does at one tick. */
@FunctionalInterface
public interface Block {
    void run(Checks check) throws Throwable;
}
