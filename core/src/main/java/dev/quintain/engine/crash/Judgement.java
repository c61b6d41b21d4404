package dev.quintain.engine.crash;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Sequence;
import java.util.Optional;

/**
 * What a test's outcome amounts to.
 *
 * @param problem the rule that was broken and what was thrown, if the test crashed
 * @param obstacle what the user can do something about, if it kept the test from meaning anything
 */
record Judgement(Kind kind, Optional<Problem> problem, Optional<String> obstacle) {
    enum Kind {
        /** Ended normally. */
        RETURNED,
        /** Ended with a checked exception, or with an unchecked one that is not the operation's fault. */
        REFUSED,
        /** Ended with a throwable that is the operation's fault, or did not end. */
        CRASHED,
        /** Making an argument threw, or the arguments do not fit together. */
        ILL_FORMED,
        /** An argument or the operation itself could not be linked. */
        UNMAKEABLE,
        /** The operation needed a class that the class path does not have. */
        CLASS_MISSING,
        /** Did something that was not allowed, so that its outcome means nothing. */
        GUARDED,
        /** Wanted to open a window, for which a worker has no screen. */
        SCREENLESS
    }

    record Problem(Rule rule, Thrown thrown) {}

    static Judgement of(Kind kind) {
        return of(kind, Optional.empty());
    }

    static Judgement of(Kind kind, Optional<String> obstacle) {
        return new Judgement(kind, Optional.empty(), obstacle);
    }

    static Judgement crashed(Rule rule, Thrown thrown) {
        return new Judgement(Kind.CRASHED, Optional.of(new Problem(rule, thrown)), Optional.empty());
    }

    Optional<Crash> crash(long number, Sequence test) {
        return problem.map(p -> new Crash(p.rule(), p.thrown(), 1, ShortestTests.of(number, test)));
    }
}
