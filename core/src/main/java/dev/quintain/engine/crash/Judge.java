package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.oracle.Blame;
import dev.quintain.oracle.MissingClasses;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Outcome;
import java.util.List;
import java.util.Optional;

/** Decides whether a test crashed, from its outcome and its circumstances. */
final class Judge {
    private final Blame blame;
    private final MissingClasses classes;
    private final SteadyLines lines;

    Judge(Blame blame, MissingClasses classes, SteadyLines lines) {
        this.blame = blame;
        this.classes = classes;
        this.lines = lines;
    }

    Judgement judge(TestResult result) {
        if (result.outcome() instanceof Outcome.Unmakeable unmakeable) {
            return Judgement.of(Kind.UNMAKEABLE, obstacle(unmakeable));
        }
        if (result.guarded()) {
            return Judgement.of(Kind.GUARDED);
        }
        if (result.outcome() instanceof Outcome.IllTyped) {
            return Judgement.of(Kind.ILL_FORMED);
        }
        if (result.outcome() instanceof Outcome.Threw threw) {
            return result.thrown()
                    .map(thrown -> judge(threw.thrown(), thrown, result))
                    .orElseGet(() -> Judgement.of(Kind.ILL_FORMED, missing(threw.thrown())));
        }
        return result.exhausted().isPresent()
                ? exhausted(result.exhausted().get(), List.of())
                : Judgement.of(Kind.RETURNED);
    }

    private Judgement judge(Throwable live, Thrown thrown, TestResult result) {
        if (result.exhausted().isPresent()) {
            return exhausted(result.exhausted().get(), thrown.frames());
        }
        // That there is no screen is our doing.
        if (thrown.type().equals("java.awt.HeadlessException")) {
            return Judgement.of(Kind.SCREENLESS);
        }
        if (live instanceof OutOfMemoryError) {
            return crashed(Rule.MEMORY, thrown);
        }
        Optional<String> missing = missing(live);
        if (missing.isPresent()) {
            return Judgement.of(Kind.CLASS_MISSING, missing);
        }
        return blame.judge(live, thrown.frames())
                .rule()
                .map(rule -> crashed(rule, thrown))
                .orElse(Judgement.of(Kind.REFUSED));
    }

    private Judgement exhausted(BudgetExceeded.Kind kind, List<Frame> frames) {
        return kind == BudgetExceeded.Kind.ALLOCATION
                ? crashed(Rule.MEMORY, new Thrown("java.lang.OutOfMemoryError", "Java heap space", frames))
                : crashed(Rule.DOES_NOT_END, new Thrown("java.util.concurrent.TimeoutException", null, frames));
    }

    private Judgement crashed(Rule rule, Thrown thrown) {
        return Judgement.crashed(rule, new Thrown(thrown.type(), thrown.message(), lines.of(thrown.frames())));
    }

    private Optional<String> obstacle(Outcome.Unmakeable unmakeable) {
        return Optional.ofNullable(unmakeable.cause())
                .map(cause -> missing(cause)
                        .orElse(unmakeable.what() + " cannot be linked ("
                                + cause.getClass().getSimpleName() + ")"));
    }

    private Optional<String> missing(Throwable thrown) {
        return classes.missing(thrown).map(name -> "the class " + name + " is missing; --classpath adds it");
    }
}
