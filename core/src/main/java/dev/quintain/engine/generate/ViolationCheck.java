package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.engine.generate.Reducer.Taste;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.ThrownReader;
import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks whether a violation shows again, and finds its shortest form. */
final class ViolationCheck {
    private static final int TRIALS = 400;

    private final Bench bench;
    private final Exceptions exceptions;
    private final Set<String> tested;
    private final Violation violation;

    /**
     * @param tested names of the classes under test
     */
    ViolationCheck(Bench bench, Exceptions exceptions, Set<String> tested, Violation violation) {
        this.tested = tested;
        this.bench = bench;
        this.exceptions = exceptions;
        this.violation = violation;
    }

    /** The violation as it is; empty if it does not show again. */
    Optional<Violation> confirmed() {
        return Optional.of(violation).filter(each -> shows(each.claim().sequence()));
    }

    /** The shortest form; empty if it does not show again. */
    Optional<Violation> reduced(ClassIndex index) {
        Sequence sequence = violation.claim().sequence();
        if (!shows(sequence)) {
            return Optional.empty();
        }
        Claim claim = violation.claim();
        int added = sequence.steps().size() - claim.own();
        // Endless calls take their time: they are shown as they were found.
        int trials = claim.rule() == Rule.DOES_NOT_END ? 20 : TRIALS;
        // Of an object that breaks its promises, the call that made it so may have come earlier.
        Sequence shortest = new Reducer(index, Taste.SIMPLE, this::shows, trials).reduce(sequence, Math.max(1, added));
        var seen = new Seeing(shortest);
        bench.run(shortest, () -> 0, seen);
        if (!seen.shown && claim.rule() != Rule.DOES_NOT_END) {
            // What comes and goes with the time of day, for instance, no test can show.
            return Optional.empty();
        }
        return Optional.of(new Violation(
                moved(shortest, added).answeredBy(seen.answering),
                lastOwn(shortest, added),
                seen.thrown.orElse(violation.thrown()),
                violation.count()));
    }

    /** The last call before the claim, of a class under test if there is one: others only helped to show it. */
    private Operation lastOwn(Sequence shortest, int added) {
        if (added == 0) {
            return shortest.underTest();
        }
        List<Step> steps = shortest.steps();
        // A comparator is to blame for how it compares, whatever that is.
        for (Step claimed : steps.subList(steps.size() - added, steps.size())) {
            if (claimed instanceof Call call
                    && call.operation().name().equals("compare")
                    && steps.get(call.inputs().get(0)) instanceof Call maker) {
                return maker.operation();
            }
        }
        List<Operation> own = steps.subList(0, steps.size() - added).stream()
                .filter(Call.class::isInstance)
                .map(step -> ((Call) step).operation())
                .toList();
        return last(own.stream().filter(operation -> tested.contains(operation.owner())))
                .or(() -> last(own.stream()))
                .orElse(violation.operation());
    }

    private static Optional<Operation> last(Stream<Operation> operations) {
        return operations.reduce((before, last) -> last);
    }

    private Claim moved(Sequence shortest, int added) {
        Claim claim = violation.claim();
        int by = claim.sequence().steps().size() - shortest.steps().size();
        Map<Integer, Expected> expected = new HashMap<>();
        claim.expected().forEach((step, value) -> expected.put(step - by, moved(value, by)));
        return new Claim(
                claim.rule(),
                claim.says(),
                shortest,
                shortest.steps().size() - added,
                expected,
                claim.blamed(),
                List.of());
    }

    private static Expected moved(Expected expected, int by) {
        return expected instanceof Expected.EqualTo other ? new Expected.EqualTo(other.step() - by) : expected;
    }

    private boolean shows(Sequence sequence) {
        var seen = new Seeing(sequence);
        Trial trial = bench.run(sequence, () -> 0, seen);
        if (violation.claim().rule() == Rule.DOES_NOT_END) {
            return trial.exhausted() == BudgetExceeded.Kind.STEPS
                    && sequence.underTest().equals(violation.operation());
        }
        return trial.isHarmless() && seen.shown;
    }

    /** Whether a run shows the violation. */
    private final class Seeing implements Bench.Look {
        private final Sequence sequence;
        private boolean shown;
        private Optional<Thrown> thrown = Optional.empty();
        private List<String> answering = List.of();

        Seeing(Sequence sequence) {
            this.sequence = sequence;
        }

        @Override
        public void at(Outcome outcome, @Nullable Object[] values) {
            Claim claim = violation.claim();
            int last = sequence.steps().size() - 1;
            if (outcome instanceof Outcome.Threw threw && threw.step() == last) {
                boolean byClaim = claim.own() < claim.sequence().steps().size();
                shown = byClaim
                        ? claim.rule() == Rule.OBJECT_METHOD
                        : exceptions
                                        .fault(threw.thrown(), sequence, values)
                                        .filter(claim.rule()::equals)
                                        .isPresent()
                                && threw.thrown()
                                        .getClass()
                                        .getName()
                                        .equals(violation.thrown().type());
                thrown = Optional.of(ThrownReader.read(threw.thrown()));
            } else if (outcome instanceof Outcome.Returned && !claim.expected().isEmpty()) {
                shown = onlyTheLastFails(values);
                thrown = said(values[last]);
                answering = new Traits.Register(tested::contains).answering(claim.rule(), values);
            }
        }

        /** What a contract of the user's says itself. */
        private Optional<Thrown> said(@Nullable Object answer) {
            return violation.claim().rule() == Rule.CONTRACT
                            && answer instanceof Optional<?> given
                            && given.orElse(null) instanceof String text
                    ? Optional.of(new Thrown("", UserRules.says(violation.claim(), text), List.of()))
                    : Optional.empty();
        }

        private boolean onlyTheLastFails(@Nullable Object[] values) {
            Claim claim = violation.claim();
            int by = claim.sequence().steps().size() - values.length;
            int last = values.length - 1;
            List<Map.Entry<Integer, Expected>> all =
                    List.copyOf(claim.expected().entrySet());
            return all.stream().allMatch(entry -> {
                int step = entry.getKey() - by;
                return Expectations.holds(moved(entry.getValue(), by), step, sequence, values) == (step != last);
            });
        }
    }
}
