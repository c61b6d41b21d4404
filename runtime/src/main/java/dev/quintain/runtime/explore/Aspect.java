package dev.quintain.runtime.explore;

/** What steps can have in common of an object beside its fields and elements, whose numbers are not negative. */
final class Aspect {
    /** A lock, or whatever a shadow stands for. */
    static final int WHOLE = 0;

    /** Of a task: whether it may go on when it parks. */
    static final int PERMIT = -2;

    /** Of a task: whether it was interrupted. */
    static final int INTERRUPT = -3;

    /** Of a task: whether it is at its end. */
    static final int END = -4;

    /** Of an object of the platform, of which each call is one step. */
    static final int CALL = -5;

    /** Of a lock: whether somebody is woken who needs it. */
    static final int NOTIFICATION = -7;

    /** Of a thread: whether it was started. */
    static final int START = -6;

    private Aspect() {}
}
