package dev.quintain.engine.crash;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/** What a worker of this engine can be asked. */
sealed interface Request extends Serializable {
    /**
     * Carry out errands one after another. Many small ones go together, since with each request parent and worker wait
     * for each other.
     *
     * @param deadlineNanos how long this may take; tests not begun by then are left
     */
    record Explore(List<Errand> errands, long deadlineNanos) implements Request {}

    /**
     * The next tests of an agenda.
     *
     * @param from the number to begin with
     * @param tests how many, with those that are skipped
     * @param skipped tests that ended a worker before
     */
    record Errand(Agenda agenda, long from, long tests, Set<Long> skipped) implements Serializable {}

    /** Run one test in a fresh loader; answer with {@link Reply.Again}. */
    record Confirm(Agenda agenda, long test, boolean unlimited) implements Request {}
}
