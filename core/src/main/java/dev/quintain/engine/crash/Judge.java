package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.oracle.Blame;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import java.util.List;

/** Decides whether a test crashed, from its outcome and its circumstances. */
final class Judge {
    private final Blame blame;
    private final SteadyLines lines;

    Judge(Blame blame, SteadyLines lines) {
        this.blame = blame;
        this.lines = lines;
    }

    Judgement judge(Sequence test, TestResult result) {
        if (result.outcome() instanceof Outcome.Unmakeable) {
            return Judgement.of(Kind.UNMAKEABLE);
        }
        if (result.guarded()) {
            return Judgement.of(Kind.GUARDED);
        }
        if (result.outcome() instanceof Outcome.Threw threw) {
            return threw.step() < test.steps().size() - 1 ? Judgement.of(Kind.ILL_FORMED) : judge(threw, result);
        }
        return result.exhausted().isPresent()
                ? exhausted(result.exhausted().get(), List.of())
                : Judgement.of(Kind.RETURNED);
    }

    private Judgement judge(Outcome.Threw threw, TestResult result) {
        if (result.exhausted().isPresent()) {
            return exhausted(result.exhausted().get(), threw.frames());
        }
        // That there is no screen is our doing.
        if (threw.thrown().getClass().getName().equals("java.awt.HeadlessException")) {
            return Judgement.of(Kind.SCREENLESS);
        }
        if (threw.thrown() instanceof OutOfMemoryError) {
            return Judgement.crashed(Rule.MEMORY, thrown(threw));
        }
        return blame.judge(threw.thrown(), threw.frames())
                .rule()
                .map(rule -> Judgement.crashed(rule, thrown(threw)))
                .orElse(Judgement.of(Kind.REFUSED));
    }

    private Judgement exhausted(BudgetExceeded.Kind kind, List<Frame> frames) {
        return kind == BudgetExceeded.Kind.ALLOCATION
                ? Judgement.crashed(
                        Rule.MEMORY, new Thrown("java.lang.OutOfMemoryError", "Java heap space", lines.of(frames)))
                : Judgement.crashed(
                        Rule.DOES_NOT_END, new Thrown("java.util.concurrent.TimeoutException", null, lines.of(frames)));
    }

    // The message is asked for here only, since code under test may override it, slowly or with a fault of its own.
    private Thrown thrown(Outcome.Threw threw) {
        return new Thrown(threw.thrown().getClass().getName(), threw.message(), lines.of(threw.frames()));
    }
}
