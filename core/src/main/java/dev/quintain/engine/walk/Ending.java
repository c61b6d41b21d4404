package dev.quintain.engine.walk;

/** How a sequence ended. */
public enum Ending {
    /** The last call returned. */
    RETURNED,
    /** The last call, a procedure, returned. */
    DONE,
    THREW,
    /** A call waited for what nobody was there to do, and was ended. */
    WAITS,
    /** It was stopped: it does not end, or uses up the memory. */
    STOPPED,
    /** An argument could not be made. */
    UNMAKEABLE;

    boolean isNormal() {
        return this == RETURNED || this == DONE;
    }
}
