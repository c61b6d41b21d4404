package dev.quintain.engine.crash;

import java.io.Serializable;
import java.util.Set;

/** What a worker of this engine can be asked. */
sealed interface Request extends Serializable {
    /**
     * Run the tests of an agenda from one number up to, and without, another.
     *
     * @param skipped tests that ended a worker before
     * @param deadlineNanos how long this may take; tests not begun by then are left
     */
    record Explore(Agenda agenda, long from, long to, Set<Long> skipped, long deadlineNanos) implements Request {}

    /** Run one test in a fresh loader; answer with {@link Reply.Again}. */
    record Confirm(Agenda agenda, long test, boolean unlimited) implements Request {}
}
