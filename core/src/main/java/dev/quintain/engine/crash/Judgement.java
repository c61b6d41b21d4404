package dev.quintain.engine.crash;

import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Sequence;
import java.util.Optional;

/**
 * What a test's outcome amounts to.
 *
 * @param problem the rule that was broken and what was thrown, if the test crashed
 */
record Judgement(Kind kind, Optional<Problem> problem) {
    enum Kind {
        RETURNED,
        REFUSED,
        CRASHED,
        ILL_FORMED,
        UNMAKEABLE,
        GUARDED,
        SCREENLESS
    }

    record Problem(Rule rule, Thrown thrown) {}

    static Judgement of(Kind kind) {
        return new Judgement(kind, Optional.empty());
    }

    static Judgement crashed(Rule rule, Thrown thrown) {
        return new Judgement(Kind.CRASHED, Optional.of(new Problem(rule, thrown)));
    }

    Optional<Crash> crash(long number, Sequence test) {
        return problem.map(p -> new Crash(
                p.rule(),
                p.thrown(),
                1,
                ShortestTests.of(number, test.calls(), test.steps().size())));
    }
}
