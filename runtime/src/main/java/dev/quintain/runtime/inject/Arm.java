package dev.quintain.runtime.inject;

/**
 * An exception to be thrown the first time that a call is made.
 *
 * @param site number of the call
 * @param exception binary name of its class; {@link #SHORT} if the call is to do less than it was asked to instead
 * @param message what it says: that it was injected, and where
 */
public record Arm(int site, String exception, String message) {
    /** Stands where otherwise the name of an exception does. */
    public static final String SHORT = "a short read or write";

    boolean isShort() {
        return exception.equals(SHORT);
    }
}
