package dev.quintain.runtime.explore;

/** A lock that one thread can have at a time. */
public interface Exclusive extends Gate {
    /** Who has it; null if nobody does. */
    Task holder();
}
