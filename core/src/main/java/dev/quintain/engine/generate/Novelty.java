package dev.quintain.engine.generate;

import dev.quintain.sequence.Outcome;
import org.jspecify.annotations.Nullable;

/** Whether an operation did something that it was not seen to do: all there is to go by where code has no probes. */
final class Novelty {
    private static final int PER_OPERATION = 6;

    private static final String EMPTY_TEXT = "text true";
    private static final String TEXT = "text false";

    /** By the numbers of operations; null where there are no more. */
    private final @Nullable Object[][] seen;

    /**
     * @param operations how many there are
     */
    Novelty(int operations) {
        this.seen = new @Nullable Object[operations][PER_OPERATION];
    }

    boolean isNew(int number, Outcome outcome, @Nullable Object result) {
        if (number < 0) {
            return false;
        }
        @Nullable Object[] known = seen[number];
        if (known[PER_OPERATION - 1] != null) {
            return false;
        }
        Object kind = kind(outcome, result);
        int place = 0;
        while (known[place] != null) {
            if (kind.equals(known[place])) {
                return false;
            }
            place++;
        }
        known[place] = kind;
        return true;
    }

    // Every sequence is asked for it: no text is put together for that.
    private static Object kind(Outcome outcome, @Nullable Object result) {
        if (outcome instanceof Outcome.Threw threw) {
            return threw.thrown().getClass().getName();
        }
        if (result instanceof Boolean || result == null) {
            return String.valueOf(result);
        }
        // Other numbers are foreign code, which must not run when the test is over.
        if (result instanceof Integer || result instanceof Long || result instanceof Double) {
            return Math.signum(((Number) result).doubleValue());
        }
        return result instanceof String text
                ? text.isEmpty() ? EMPTY_TEXT : TEXT
                : result.getClass().getName();
    }
}
