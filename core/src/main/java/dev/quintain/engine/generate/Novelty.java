package dev.quintain.engine.generate;

import dev.quintain.sequence.Outcome;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether an operation did something that it was not seen to do: all there is to go by where code has no probes. */
final class Novelty {
    private static final int PER_OPERATION = 6;

    /** By the numbers of operations. */
    private final Map<Integer, Set<String>> seen = new HashMap<>();

    boolean isNew(int number, Outcome outcome, @Nullable Object result) {
        if (number < 0) {
            return false;
        }
        Set<String> known = seen.computeIfAbsent(number, any -> new HashSet<>());
        return known.size() < PER_OPERATION && known.add(kind(outcome, result));
    }

    private static String kind(Outcome outcome, @Nullable Object result) {
        if (outcome instanceof Outcome.Threw threw) {
            return threw.thrown().getClass().getName();
        }
        if (result instanceof Boolean || result == null) {
            return String.valueOf(result);
        }
        // Other numbers are foreign code, which must not run when the test is over.
        if (result instanceof Integer || result instanceof Long || result instanceof Double) {
            return "number " + Math.signum(((Number) result).doubleValue());
        }
        return result instanceof String text
                ? "text " + text.isEmpty()
                : result.getClass().getName();
    }
}
