package dev.quintain.runtime.explore;

/** Something that a thread may have to wait at. */
@FunctionalInterface
public interface Gate {
    /** Whether the thread can go on. Changes nothing. */
    boolean isOpenFor(Task task);
}
