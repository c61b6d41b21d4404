package dev.quintain.sequence;

import dev.quintain.finding.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of running a sequence. Holds live objects, so it stays in the worker. */
public sealed interface Outcome {
    record Returned(@Nullable Object value) implements Outcome {}

    /**
     * A step threw.
     *
     * @param step its number: the last, unless making an argument threw
     * @param frames from the thrower down to, and with, the operation under test; none if making an argument threw,
     *     since nobody is blamed then and a stack is what costs most about a throwable
     */
    record Threw(int step, Throwable thrown, List<Frame> frames) implements Outcome {
        /** The message; null if there is none, or if asking for it throws: it is foreign code too. */
        public @Nullable String message() {
            try {
                return thrown.getMessage();
            } catch (Throwable e) {
                return null;
            }
        }
    }

    /** A step could not even be tried: a class or member that it needs cannot be linked. */
    record Unmakeable(String reason) implements Outcome {}
}
