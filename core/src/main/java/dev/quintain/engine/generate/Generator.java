package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Arguments.Missing;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.finding.Thrown;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.runtime.Probes;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.ThrownReader;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Grows sequences, each by one more call, out of those that were new and legal (Pacheco and others 2007, figure 3). Every
 * sequence runs at once; what it came to decides whether it is reported, kept, or built on.
 */
final class Generator {
    /** How likely a helper is called though nobody asked for its result. */
    private static final double HELPERS = 0.06;
    /** How likely a sequence that reached something new is varied, rather than some sequence extended. */
    private static final double VARIATION = 0.3;

    private static final int LONGEST = 120;
    /** Sequences in a row that all were there before: then nothing new is left to make. */
    private static final int BARREN = 200_000;
    /** So many sequences of an operation have their objects checked; of the rest one in a few. */
    private static final int CHECKED_FIRST = 100;

    private static final int CHECKED_RARELY = 8;

    private final GenerateSetup setup;
    private final Bench bench;
    private final Finds finds;
    private final SplittableRandom random;
    private final List<Integer> targets;
    private final IdentityHashMap<Operation, Integer> numbers = new IdentityHashMap<>();
    private final Schedule schedule;
    private final Demand demand;
    private final Pool pool;
    private final Kinds kinds;
    private final Arguments arguments;
    private final Literals literals;
    private final Variation variation;
    private final Seen seen;
    private final Traits.Register traits;
    private final EqualityFilter equality;
    private final Contracts contracts;
    private final UserRules rules;
    private final Exceptions exceptions;
    private final Novelty novelty;
    private final LongSupplier meter;
    private final List<Root> roots = new ArrayList<>();
    private final Costs costs;
    private final int[] checked;
    private final int[] sampled;
    private final Announcer announcer;
    private int loaders;
    private int barren;
    private long sequences;
    private long calls;
    private Optional<String> spoiled = Optional.empty();
    private Sequence last = new Sequence(List.of());

    /** A sequence that reached something new. */
    private record Root(Sequence sequence, long cost) {}

    /** Is told which sequence runs next, and who looks at it. */
    interface Announcer {
        void begins(long number, Sequence sequence);

        /** A contract or filter of the user's is asked about it; null if it has answered. */
        default void asks(@Nullable String rule) {}
    }

    Generator(
            GenerateSetup setup,
            Request.Explore request,
            List<Sequence> begin,
            ClassPath classPath,
            Bench bench,
            Exceptions exceptions,
            LongSupplier clock,
            Finds finds,
            Announcer announcer) {
        this.announcer = announcer;
        this.setup = setup;
        this.bench = bench;
        this.finds = finds;
        this.random = new SplittableRandom(request.seed());
        this.targets = request.targets();
        this.exceptions = exceptions;
        boolean guided = setup.heuristics().guided();
        setup.operations().forEach(operation -> numbers.put(operation, numbers.size()));
        this.costs = new Costs(setup.operations().size(), random);
        this.schedule = new Schedule(targets, costs, guided, random);
        this.demand = new Demand(classPath, setup.operations(), random);
        this.pool = new Pool(classPath, guided);
        this.kinds = new Kinds(classPath);
        this.literals = new Literals(setup.usual(), setup.mined(), classPath, random);
        this.arguments = new Arguments(pool, literals, kinds, setup.heuristics(), random);
        this.variation = new Variation(literals, random);
        this.seen = new Seen(setup.operations());
        this.traits = new Traits.Register(setup.tested()::contains);
        this.equality = new EqualityFilter(traits);
        this.contracts = new Contracts(traits);
        this.rules = new UserRules(bench, request.unused(), announcer, finds);
        this.novelty = new Novelty(setup.operations().size());
        this.meter = setup.timed() ? clock : Budget::used;
        this.checked = new int[setup.operations().size()];
        this.sampled = new int[setup.operations().size()];
        request.excluded().forEach(this::exclude);
        begin.forEach(this::runRoot);
    }

    private void exclude(int operation) {
        int at = targets.indexOf(operation);
        if (at >= 0) {
            schedule.exclude(at);
        }
        demand.exclude(setup.operations().get(operation));
    }

    private void runRoot(Sequence root) {
        if (seen.add(root)) {
            run(root, -1);
        }
    }

    /** Tries one more sequence; false if there seems to be no new one left. */
    boolean step() {
        if (schedule.isEmpty()) {
            return false;
        }
        if (setup.heuristics().guided() && !roots.isEmpty() && random.nextDouble() < VARIATION) {
            // The latest are the least explored.
            int from = random.nextBoolean() ? Math.max(0, roots.size() - 30) : 0;
            Root root = roots.get(from + random.nextInt(roots.size() - from));
            Optional<Sequence> varied = variation.of(root.sequence());
            if (varied.isPresent() && costs.allowsSpending(root.cost())) {
                return attempt(varied.get(), -1);
            }
        }
        return extend();
    }

    long sequences() {
        return sequences;
    }

    long calls() {
        return calls;
    }

    /** The sequence that ran last. */
    Sequence last() {
        return last;
    }

    /** Why this virtual machine must not be used any further, if so. */
    Optional<String> spoiled() {
        return spoiled;
    }

    private boolean extend() {
        Optional<Operation> wanted = demand.next();
        int turn = -1;
        Operation operation;
        if (wanted.isPresent()) {
            operation = wanted.get();
        } else if (setup.operations().size() > setup.targets() && random.nextDouble() < HELPERS) {
            operation = setup.operations()
                    .get(setup.targets() + random.nextInt(setup.operations().size() - setup.targets()));
        } else {
            turn = schedule.next();
            operation = setup.operations().get(targets.get(turn));
        }
        if (turn < 0 && !costs.allows(numbers.getOrDefault(operation, 0))) {
            return true;
        }
        var draft = new Draft();
        try {
            int call = arguments.extend(draft, operation);
            repeat(draft, operation, call);
        } catch (Missing missing) {
            if (!demand.missing(missing.type) && turn >= 0) {
                schedule.note(turn, 0);
            }
            return ++barren < BARREN;
        }
        return draft.size() > LONGEST || attempt(draft.sequence(), turn);
    }

    private void repeat(Draft draft, Operation operation, int call) throws Missing {
        if (operation.hasReceiver() && random.nextDouble() < setup.heuristics().repetition()) {
            int receiver = ((Call) draft.steps().get(call)).inputs().get(0);
            int times = random.nextInt(setup.heuristics().mostRepetitions() + 1);
            for (int i = 0; i < times && draft.size() < LONGEST; i++) {
                arguments.again(draft, operation, receiver);
            }
        }
    }

    private boolean attempt(Sequence sequence, int turn) {
        if (!seen.add(sequence)) {
            finds.duplicate();
            return ++barren < BARREN;
        }
        barren = 0;
        run(sequence, turn);
        return true;
    }

    private void run(Sequence sequence, int turn) {
        if (bench.loaders() != loaders) {
            loaders = bench.loaders();
            traits.clear();
            equality.clear();
        }
        announcer.begins(setup.number(sequences++, number(sequence)), sequence);
        last = sequence;
        var harvest = new Harvest(sequence);
        Trial trial = bench.run(sequence, meter, harvest);
        int length = sequence.calls();
        calls += length;
        finds.ran(length, !trial.returned(), trial.usedUpMemory());
        spoiled = trial.aftermath().spoiled();
        boolean fit = trial.isFitForSuites();
        if (!fit) {
            trial.forgetProbes();
        }
        if (turn >= 0) {
            schedule.note(turn, fit ? trial.fresh() : 0);
        }
        int number = number(sequence);
        if (number >= 0) {
            costs.note(number, trial.cost());
        }
        if (trial.exhausted() == BudgetExceeded.Kind.STEPS && !Steps.hasStub(sequence.steps())) {
            finds.add(Violation.endless(sequence, trial.outcome()));
        }
        if (trial.isHarmless()) {
            judge(harvest, trial);
        }
    }

    private void judge(Harvest harvest, Trial trial) {
        if (harvest.violation != null) {
            finds.add(harvest.violation);
            return;
        }
        Sequence told = harvest.sequence;
        boolean isNew = harvest.ended
                && trial.isFitForSuites()
                && (trial.fresh() > 0 || novelty.isNew(number(told), trial.outcome(), harvest.result));
        if (isNew) {
            finds.keep(told);
            roots.add(new Root(told, trial.cost()));
            listenTo(told);
        } else if (harvest.ended && isSampled(number(told))) {
            finds.keep(told);
        }
        harvest.extensible.forEach((step, kind) -> pool.add(kind, Component.of(told, step, harvest.closed), random));
    }

    // The first of an operation, and fewer and fewer of those after them, so that late ones have their chance too.
    private boolean isSampled(int operation) {
        if (setup.sample() == 0 || operation < 0) {
            return false;
        }
        int before = sampled[operation]++;
        return before < setup.sample() / 2 || random.nextInt(before) < setup.sample() / 2;
    }

    /** Runs a sequence that reached something new once more, and takes in what it is compared with on the way. */
    private void listenTo(Sequence sequence) {
        if (!setup.heuristics().guided()) {
            return;
        }
        Probes.listen(true);
        bench.run(sequence, meter, (outcome, values) -> {});
        Probes.comparisons().forEach(pair -> literals.feedBack(List.of(pair.left(), pair.right())));
        Probes.listen(false);
    }

    private int number(Sequence sequence) {
        return numbers.getOrDefault(sequence.underTest(), -1);
    }

    /** What is taken from a run while it lasts. */
    private final class Harvest implements Bench.Look {
        private final Map<Integer, Pool.Kind> extensible = new LinkedHashMap<>();
        private Set<Integer> closed = Set.of();
        private Sequence sequence;
        private @Nullable Violation violation;
        private @Nullable Object result;
        /** Whether the sequence ran to its last call. */
        private boolean ended;

        Harvest(Sequence sequence) {
            this.sequence = sequence;
        }

        @Override
        public void at(Outcome outcome, @Nullable Object[] values) {
            if (outcome instanceof Outcome.Returned) {
                ended = true;
                result = values[values.length - 1];
                if (isDue()) {
                    contracts
                            .broken(sequence, values)
                            .filter(claim -> bench.isTypeCorrect(sequence, values))
                            .ifPresent(claim -> violated(claim, claim.says()));
                }
                if (violation == null) {
                    rules.broken(sequence, values)
                            .filter(broken -> bench.isTypeCorrect(sequence, values))
                            .ifPresent(broken -> violated(broken.claim(), broken.says()));
                }
                if (violation == null) {
                    filter(values);
                }
            } else if (outcome instanceof Outcome.Threw threw) {
                threw(threw, values);
            }
        }

        private void threw(Outcome.Threw threw, @Nullable Object[] values) {
            if (threw.step() < sequence.steps().size() - 1) {
                // What comes after it was never reached.
                if (!(sequence.steps().get(threw.step()) instanceof Call)) {
                    return;
                }
                sequence = new Sequence(sequence.steps().subList(0, threw.step() + 1));
                if (!seen.add(sequence)) {
                    return;
                }
            }
            ended = true;
            exceptions
                    .fault(threw.thrown(), sequence, values)
                    .filter(rule -> bench.isTypeCorrect(sequence, values))
                    .ifPresent(rule -> {
                        Thrown thrown = ThrownReader.read(threw.thrown());
                        violation = new Violation(
                                Claim.returns(rule, "throws " + thrown.simpleType(), sequence),
                                sequence.underTest(),
                                thrown,
                                1);
                    });
            if (!setup.heuristics().exceptionFilter() && violation == null) {
                filter(values);
            }
        }

        private void violated(Claim claim, String says) {
            violation = new Violation(claim, sequence.underTest(), new Thrown("", says, List.of()), 1);
        }

        private boolean isDue() {
            int count = checked[Math.max(0, number(sequence))]++;
            return count < CHECKED_FIRST || count % CHECKED_RARELY == 0;
        }

        /** Sets the paper's extensible flags: here, by taking in the values that have them (section 2.4). */
        private void filter(@Nullable Object[] values) {
            List<Step> steps = sequence.steps();
            int last = steps.size() - 1;
            closed = rules.closed(sequence, values);
            consider(last, steps.get(last), values[last]);
            Call call = (Call) steps.get(last);
            if (mayChange(call.operation())) {
                for (int input : call.inputs()) {
                    Step step = steps.get(input);
                    if (Steps.isChangeable(step) && step instanceof Call) {
                        consider(input, step, values[input]);
                    }
                }
            }
        }

        private void consider(int number, Step step, @Nullable Object value) {
            JavaType type = step.type();
            if (type.isPrimitive() || type.unboxed().isPresent()) {
                return;
            }
            if (value == null) {
                if (!setup.heuristics().nullFilter()) {
                    extensible.put(number, kinds.of(step));
                }
                return;
            }
            boolean admitted =
                    !closed.contains(number) && (!setup.heuristics().equalityFilter() || equality.admits(value));
            if (admitted) {
                extensible.put(number, kinds.of(step, value));
            }
        }

        // Whatever is called so only looks.
        private boolean mayChange(Operation operation) {
            String name = operation.name();
            return operation.result().equals(JavaType.VOID)
                    || !(name.startsWith("get")
                            || name.startsWith("is")
                            || name.startsWith("has")
                            || name.startsWith("to")
                            || name.equals("size")
                            || name.equals("length")
                            || name.startsWith("contains")
                            || name.equals("equals")
                            || name.startsWith("compare"));
        }
    }
}
