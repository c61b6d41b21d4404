package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.runtime.interleave.Seen;
import java.io.Serializable;
import java.util.List;

/**
 * What came of a sequence in a worker.
 *
 * @param seen what the classes told, if they were to
 * @param holdsPool whether tasks are stuck in the common pool, which the next sequence would miss
 */
record Performed(Outcome outcome, Seen seen, boolean holdsPool) implements Serializable {
    /** A sequence that came to nothing but trouble outside of its threads. */
    static Performed trouble(String where, String message, String exception, List<StackTraceElement> stack) {
        var fault = new Fault(Fault.Kind.EXCEPTION, 0, "main", 0, where, message, exception, stack);
        return new Performed(new Outcome(0, List.of(fault), List.of(), List.of()), Seen.NOTHING, false);
    }
}
