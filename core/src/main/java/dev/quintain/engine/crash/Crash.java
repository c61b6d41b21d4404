package dev.quintain.engine.crash;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import java.io.Serializable;

/**
 * Crashes with one cause: the same throwable type from the same call stack.
 *
 * @param count how many tests ended so
 * @param tests the shortest of them, by number
 */
record Crash(Rule rule, Thrown thrown, long count, ShortestTests tests) implements Serializable {
    /** What makes two crashes the same problem. */
    record Cause(Rule rule, String type, Object stack) {}

    // Where a loop is left, or memory runs out, says little: one such problem for an operation is enough.
    Cause cause() {
        return switch (rule) {
            case LANGUAGE_EXCEPTION, PASSED_ON_EXCEPTION, ERROR -> new Cause(rule, thrown.type(), thrown.frames());
            case DOES_NOT_END, MEMORY, KILLED_WORKER -> new Cause(rule, "", "");
        };
    }

    Crash plus(Crash other) {
        return new Crash(rule, thrown, count + other.count, tests.plus(other.tests));
    }
}
