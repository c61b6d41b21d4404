package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.finding.Thrown;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.Probes;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.StackFrames;
import dev.quintain.sequence.ThrownReader;
import dev.quintain.subject.JavaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Takes from a run, while its values live, which contract is broken and which values are worth building on. */
final class Harvester {
    /** So many sequences of an operation have their objects checked; of the rest one in a few. */
    private static final int CHECKED_FIRST = 100;

    private static final int CHECKED_RARELY = 8;

    private final GenerateSetup setup;
    private final Bench bench;
    private final Exceptions exceptions;
    private final UserRules rules;
    private final Kinds kinds;
    private final Pool pool;
    private final Seen seen;
    private final SequenceHashes hashes;
    private final ToIntFunction<Sequence> numbers;
    private final Traits.Register traits;
    private final EqualityFilter equality;
    private final Contracts contracts;
    /** Names of the outermost classes around those under test, and around others that nobody can name. */
    private final Set<String> tested;

    private final int[] checked;

    /**
     * @param numbers of the operations that sequences end with
     */
    Harvester(
            GenerateSetup setup,
            Bench bench,
            Exceptions exceptions,
            UserRules rules,
            Kinds kinds,
            Pool pool,
            Seen seen,
            SequenceHashes hashes,
            ToIntFunction<Sequence> numbers) {
        this.setup = setup;
        this.bench = bench;
        this.exceptions = exceptions;
        this.rules = rules;
        this.kinds = kinds;
        this.pool = pool;
        this.seen = seen;
        this.hashes = hashes;
        this.numbers = numbers;
        this.traits = new Traits.Register(setup.tested()::contains);
        this.equality = new EqualityFilter(traits);
        this.contracts = new Contracts(traits);
        this.checked = new int[setup.operations().size()];
        this.tested = setup.tested().stream().map(HiddenClasses::outermost).collect(Collectors.toSet());
    }

    /** Forgets the classes of a loader that is gone. */
    void clear() {
        traits.clear();
        equality.clear();
    }

    /**
     * What there will be to take from a run.
     *
     * @param number of the operation that the sequence ends with
     */
    Harvest of(Hashed sequence, int number) {
        return new Harvest(sequence, number);
    }

    /** What is taken from a run while it lasts. */
    final class Harvest implements Bench.Look {
        final Map<Integer, Pool.Kind> extensible = new LinkedHashMap<>();
        Set<Integer> closed = Set.of();
        /** What there is to tell: the sequence as far as it got. */
        Hashed told;
        /** Of the operation that it ends with. */
        int number;

        @Nullable
        Violation violation;

        @Nullable
        Object result;
        /** The class of the object that the last call was made on. */
        @Nullable
        String receiver;
        /** Whether the sequence ran to its last call. */
        boolean ended;
        /** How many it took to look. */
        long steps;

        private final int reached = Probes.fresh();
        /** Whether it reached something new. */
        private boolean isNews;

        Harvest(Hashed told, int number) {
            this.told = told;
            this.number = number;
        }

        private Sequence sequence() {
            return told.sequence();
        }

        @Override
        public void at(Outcome outcome, @Nullable Object[] values) {
            long before = Budget.used();
            isNews = Probes.fresh() > reached;
            look(outcome, values);
            receiver = receiver(values);
            steps = Budget.used() - before;
        }

        private @Nullable String receiver(@Nullable Object[] values) {
            Call call = (Call) sequence().steps().get(sequence().steps().size() - 1);
            Object on = call.operation().hasReceiver() ? values[call.inputs().get(0)] : null;
            return on == null ? null : on.getClass().getName();
        }

        private void look(Outcome outcome, @Nullable Object[] values) {
            if (outcome instanceof Outcome.Returned) {
                ended = true;
                result = values[values.length - 1];
                if (isDue()) {
                    Optional<Claim> claim = contracts.broken(sequence(), values);
                    if (claim.isPresent() && bench.isTypeCorrect(sequence(), values)) {
                        violated(claim.get(), claim.get().says());
                    }
                }
                if (violation == null) {
                    Optional<UserRules.Broken> broken = rules.broken(sequence(), values);
                    if (broken.isPresent() && bench.isTypeCorrect(sequence(), values)) {
                        violated(broken.get().claim(), broken.get().says());
                    }
                }
                if (violation == null) {
                    filter(values);
                }
            } else if (outcome instanceof Outcome.Threw threw) {
                threw(threw, values);
            }
        }

        private void threw(Outcome.Threw threw, @Nullable Object[] values) {
            if (threw.step() < sequence().steps().size() - 1) {
                // What comes after it was never reached.
                if (!(sequence().steps().get(threw.step()) instanceof Call)) {
                    return;
                }
                cutOff(threw.step() + 1);
                if (!seen.add(told.hash())) {
                    return;
                }
            }
            ended = true;
            exceptions
                    .fault(threw.thrown(), sequence(), values)
                    .filter(rule -> bench.isTypeCorrect(sequence(), values) && passedSubject(threw.thrown()))
                    .ifPresent(rule -> {
                        Thrown thrown = ThrownReader.read(threw.thrown());
                        violation = new Violation(
                                Claim.returns(rule, "throws " + thrown.simpleType(), sequence()),
                                sequence().underTest(),
                                thrown,
                                1);
                    });
            if (!setup.heuristics().exceptionFilter() && violation == null) {
                filter(values);
            }
        }

        private void cutOff(int length) {
            var shorter = new Sequence(sequence().steps().subList(0, length));
            told = new Hashed(shorter, hashes.of(shorter));
            number = numbers.applyAsInt(shorter);
        }

        // The faults of other libraries are others' business.
        private boolean passedSubject(Throwable thrown) {
            return setup.tested().contains(sequence().underTest().owner())
                    || StackFrames.of(thrown).stream()
                            .anyMatch(frame -> tested.contains(HiddenClasses.outermost(frame.className())));
        }

        private void violated(Claim claim, String says) {
            violation = new Violation(claim, sequence().underTest(), new Thrown("", says, List.of()), 1);
        }

        private boolean isDue() {
            int count = checked[Math.max(0, number)]++;
            return count < CHECKED_FIRST || count % CHECKED_RARELY == 0;
        }

        /** Sets the paper's extensible flags: here, by taking in the values that have them (section 2.4). */
        private void filter(@Nullable Object[] values) {
            List<Step> steps = sequence().steps();
            int last = steps.size() - 1;
            closed = rules.closed(sequence(), values);
            consider(last, steps.get(last), values[last]);
            Call call = (Call) steps.get(last);
            if (Steps.mayChange(call.operation())) {
                List<Integer> inputs = call.inputs();
                for (int i = 0; i < inputs.size(); i++) {
                    int input = inputs.get(i);
                    Step step = steps.get(input);
                    if (step instanceof Call && Steps.isChangeable(step)) {
                        consider(input, step, values[input]);
                    }
                }
            }
        }

        private void consider(int at, Step step, @Nullable Object value) {
            JavaType type = step.type();
            if (type.isPrimitive() || type.isBox()) {
                return;
            }
            if (value == null) {
                if (!setup.heuristics().nullFilter()) {
                    extensible.put(at, kinds.of(step));
                }
                return;
            }
            Pool.Kind kind = kinds.of(step, value);
            if (!closed.contains(at)
                    && (isNews || pool.wants(kind))
                    && (!setup.heuristics().equalityFilter() || equality.admits(value))) {
                extensible.put(at, kind);
            }
        }
    }
}
