package dev.quintain.runtime.inject;

/** Is told at once what comes of injected exceptions: a JVM that hangs or ends does not come to tell it later. */
public interface Witness {
    /**
     * An injected exception was thrown, or has reached a handler for the first time.
     *
     * @param site number of the call
     * @param handler its number; 0 when the exception is thrown
     */
    void reached(int site, int handler);
}
