package dev.quintain.engine.crash;

import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Crashes with one cause: the same throwable type from the same call stack.
 *
 * @param count how many tests ended so
 * @param tests the shortest of them, by number
 */
record Crash(Rule rule, Thrown thrown, long count, ShortestTests tests) implements Serializable {
    /** What makes two crashes the same problem. */
    record Cause(Rule rule, String type, List<Frame> stack) {}

    // Where a loop is left, or memory runs out, says little: one such problem for an operation is enough.
    Cause cause() {
        return rule.isThrown() ? new Cause(rule, thrown.type(), thrown.frames()) : new Cause(rule, "", List.of());
    }

    /** What this and another run of the same test have in common: nothing if they have another cause. */
    Optional<Crash> agreeing(Crash other) {
        if (!cause().equals(other.cause())) {
            return Optional.empty();
        }
        boolean sameWords = Objects.equals(thrown.message(), other.thrown.message());
        return Optional.of(sameWords ? this : new Crash(rule, thrown.withoutMessage(), count, tests));
    }

    static final Comparator<Crash> ORDER = Comparator.comparing(
                    (Crash crash) -> crash.tests.candidates().get(0).test())
            .thenComparing(Crash::rule)
            .thenComparing(crash -> crash.thrown.type());

    /** Both together, whichever became known first: what the shortest test threw stands for both. */
    Crash plus(Crash other) {
        Thrown shorter = tests.areShorterThan(other.tests) ? thrown : other.thrown;
        return new Crash(rule, shorter, count + other.count, tests.plus(other.tests));
    }
}
