package dev.quintain.bytecode;

/**
 * What a class does about threads.
 *
 * @param claimed whether it takes a lock in a good part of its methods, or has a lock or an atomic variable: whoever does that
 *     expects several threads
 * @param locking whether a public method of it takes a lock
 * @param waiting whether a public method of it may wait until another thread does something
 */
public record Synchronisation(boolean claimed, boolean locking, boolean waiting) {
    public static final Synchronisation NONE = new Synchronisation(false, false, false);
}
