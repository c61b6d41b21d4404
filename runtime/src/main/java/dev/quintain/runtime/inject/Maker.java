package dev.quintain.runtime.inject;

/** Makes exceptions, and knows their classes. */
public interface Maker {
    /**
     * Makes one, however its class allows.
     *
     * @param className binary name
     * @return null if it cannot be made
     */
    Throwable make(String className, String message, ClassLoader loader);

    /** Whether the first class is the second or extends it; both by their binary names. */
    boolean isSubtype(String name, String of, ClassLoader loader);
}
