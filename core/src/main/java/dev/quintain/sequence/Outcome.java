package dev.quintain.sequence;

import org.jspecify.annotations.Nullable;

/** What came of running a sequence. Holds live objects, so it stays in the worker. */
public sealed interface Outcome {
    record Returned() implements Outcome {}

    /**
     * A step threw.
     *
     * @param step its number: the last, unless making an argument threw
     */
    record Threw(int step, Throwable thrown) implements Outcome {}

    /** The arguments did not fit together: no compiler would have let the call pass but for generic types' erasure. */
    record IllTyped() implements Outcome {}

    /**
     * A step could not even be tried.
     *
     * @param what the class that cannot be linked, or what else there is to say
     * @param cause why it cannot be linked; null if that was not the matter
     */
    record Unmakeable(String what, @Nullable Throwable cause) implements Outcome {}
}
