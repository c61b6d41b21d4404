package dev.quintain.engine.generate;

import dev.quintain.sequence.Outcome;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether an operation did something that it was not seen to do: all there is to go by where code has no probes. */
final class Novelty {
    private static final int PER_OPERATION = 6;

    private final Set<String> seen = new HashSet<>();
    private final int[] kept;

    Novelty(int operations) {
        this.kept = new int[operations];
    }

    boolean isNew(int number, Outcome outcome, @Nullable Object result) {
        if (number < 0 || kept[number] >= PER_OPERATION) {
            return false;
        }
        boolean isNew = seen.add(number + " " + kind(outcome, result));
        kept[number] += isNew ? 1 : 0;
        return isNew;
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
