package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Seen;
import dev.quintain.sandbox.TypeName;
import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What came of calls that were made at one tick after the other, each by a thread of its own.
 *
 * @param state of the component in the end
 * @param seen what the component told of it meanwhile
 * @param restless whether a call was neither completed nor suspended in the end: it spins, or is in a timed wait
 */
record Observed(List<Call> calls, String state, Seen seen, boolean restless) implements Serializable {
    Observed {
        calls = List.copyOf(calls);
    }

    /**
     * What came of one call.
     *
     * @param start the tick of the call
     * @param completion the time at which it completed; 0 if it did not
     * @param value what it returned, as source has it; null if nothing, or nothing that source can say
     * @param exception what it threw; null if nothing
     * @param waits how often it waited
     */
    record Call(
            Operation operation,
            int start,
            int completion,
            @Nullable String value,
            @Nullable TypeName exception,
            int waits)
            implements Serializable {
        boolean hasWaited() {
            return completion != start;
        }
    }

    boolean isComplete() {
        return calls.stream().allMatch(call -> call.completion() > 0);
    }

    /** Whether two sequences have led to the same: what comes next comes alike after both. */
    String situation() {
        return state
                + calls.stream()
                        .filter(call -> call.completion() == 0)
                        .map(call -> call.operation().code() + Math.min(2, call.waits()))
                        .sorted()
                        .collect(Collectors.joining(","));
    }
}
