package dev.quintain.runtime.interleave;

import java.io.Serializable;
import java.util.List;

/**
 * Something in a sequence that is not as it should be.
 *
 * @param time of the clock: when it was seen, and of a suspended thread when it made its call
 * @param thread its name
 * @param line of the script, 0 if there is none
 * @param code what was checked, as the script has it; empty if nothing was
 * @param message one sentence
 * @param exception the type of what was thrown, by its binary name; empty if nothing was
 * @param stack where it was thrown, or where the thread is suspended
 */
public record Fault(
        Kind kind,
        int time,
        String thread,
        int line,
        String code,
        String message,
        String exception,
        List<StackTraceElement> stack)
        implements Serializable {
    /** What the names of methods begin with that were put into classes when they were rewritten; nobody has seen them. */
    public static final String REWRITTEN = "quintain$";

    public Fault {
        stack = stack.stream()
                .filter(frame -> !frame.getMethodName().startsWith(REWRITTEN))
                .toList();
    }

    /** The three kinds of error that a sequence can show. */
    public enum Kind {
        VALUE("value"),
        EXCEPTION("exception"),
        LIVENESS("liveness");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    @Override
    public String toString() {
        String where = line > 0 ? "line " + line + ", " + code + " " : "";
        return kind.title() + " error at time " + time + ", thread " + thread + ": " + where + message;
    }
}
