package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import java.util.List;

/**
 * One run of one test with exceptions injected.
 *
 * @param pair what was to be covered
 * @param arms all that was injected: the last is the pair's own
 * @param reached whether the exception was thrown and reached its handler
 * @param confirmed false if it is a fault that there was no time to see again
 */
public record Attempt(
        Pair pair, String test, String uniqueId, List<Arm> arms, boolean reached, Verdict verdict, boolean confirmed) {
    public Attempt {
        arms = List.copyOf(arms);
    }

    /** Whether the exception was thrown, and what came of it came before its handler was reached, or instead. */
    public boolean isOnTheWay() {
        return !reached && !verdict.outcome().isAstray() && verdict.outcome() != Outcome.NOT_MADE;
    }

    Attempt with(Verdict other) {
        return new Attempt(pair, test, uniqueId, arms, reached, other, confirmed);
    }

    Attempt notConfirmed() {
        return new Attempt(pair, test, uniqueId, arms, reached, verdict, false);
    }
}
