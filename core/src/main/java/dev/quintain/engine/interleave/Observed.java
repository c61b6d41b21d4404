package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Seen;
import dev.quintain.sandbox.TypeName;
import java.io.Serializable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What came of calls that were made at one tick after the other, each by a thread of its own.
 *
 * @param state of the component in the end
 * @param seen what the component told of it meanwhile
 * @param restless whether a call was neither completed nor suspended in the end: it spins, or is in a timed wait;
 *     or was refused what it wanted to do to the machine
 */
record Observed(List<Call> calls, String state, Seen seen, boolean restless) implements Serializable {
    Observed {
        calls = List.copyOf(calls);
    }

    /**
     * What came of one call.
     *
     * @param thread who made it, see {@link Turn}
     * @param start the tick of the call
     * @param completion the time at which it completed; 0 if it did not
     * @param value what it returned, as source has it; null if nothing, or nothing that source can say
     * @param exception what it threw; null if nothing
     * @param waits how often it waited
     */
    record Call(
            Operation operation,
            int thread,
            int start,
            int completion,
            @Nullable String value,
            @Nullable TypeName exception,
            int waits)
            implements Serializable {
        boolean hasWaited() {
            return completion != start;
        }

        /** Whether it neither waited nor was held up. */
        boolean isAtOnce() {
            return completion == start;
        }

        boolean isComplete() {
            return completion > 0;
        }

        /** The same, of which nobody is to say what it returned. */
        Call withoutValue() {
            return new Call(operation, thread, start, completion, null, exception, waits);
        }
    }

    boolean isComplete() {
        return calls.stream().allMatch(Call::isComplete);
    }

    /**
     * A call that has ended at once, and the same call by another thread right after it: since it wants the same locks, it
     * shows whether they were let go of.
     */
    record Following(Call ended, Call next) {
        LetGo condition() {
            return new LetGo(ended.operation().label(), ended.exception() != null);
        }
    }

    List<Following> followings() {
        return IntStream.range(1, calls.size())
                .mapToObj(i -> new Following(calls.get(i - 1), calls.get(i)))
                .filter(pair -> pair.ended().isAtOnce()
                        && pair.ended().thread() != pair.next().thread()
                        && pair.ended().operation().equals(pair.next().operation()))
                .toList();
    }

    /** The conditions about letting go that it brings about. */
    Set<LetGo> lettingGo() {
        return followings().stream()
                .filter(pair -> pair.next().isAtOnce())
                .map(Following::condition)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The calls, to be made once more. */
    List<Turn> turns() {
        return calls.stream()
                .map(call -> new Turn(call.thread(), call.operation()))
                .toList();
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
