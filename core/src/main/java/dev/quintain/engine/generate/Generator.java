package dev.quintain.engine.generate;

import dev.quintain.engine.generate.Arguments.Missing;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.runtime.Budget;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
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

    private static final int LONGEST = 120;
    /** Sequences in a row that all were there before: then nothing new is left to make. */
    private static final int BARREN = 200_000;

    private final GenerateSetup setup;
    private final Bench bench;
    private final Finds finds;
    private final SplittableRandom random;
    private final List<Integer> targets;
    private final Hidden hidden;
    private final IdentityHashMap<Operation, Integer> numbers = new IdentityHashMap<>();
    private final Schedule schedule;
    private final Demand demand;
    private final Pool pool;
    private final Arguments arguments;
    private final Roots roots;
    private final SequenceHashes hashes;
    private final Seen seen = new Seen();
    private final Harvester harvester;
    private final Novelty novelty;
    private final LongSupplier meter;
    private final Costs costs;
    private final int[] sampled;
    private final Announcer announcer;
    private int loaders;
    private int barren;
    private long sequences;
    private long calls;
    private Optional<String> spoiled = Optional.empty();
    private Sequence last = new Sequence(List.of());

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
        boolean guided = setup.heuristics().guided();
        setup.operations().forEach(operation -> numbers.put(operation, numbers.size()));
        this.costs = new Costs(setup.operations().size(), guided, random);
        this.schedule = new Schedule(targets, costs, guided, random);
        this.hidden = new Hidden(request.excluded());
        this.demand = new Demand(classPath, setup.operations(), random);
        this.pool = new Pool(classPath, guided);
        var kinds = new Kinds(classPath);
        var literals = new Literals(setup.usual(), guided ? setup.mined() : Map.of(), classPath, random);
        this.arguments = new Arguments(pool, literals, kinds, setup.heuristics(), random);
        this.hashes = new SequenceHashes(setup.operations());
        this.roots = new Roots(literals, hashes, random);
        var rules = new UserRules(bench, request.unused(), announcer, finds);
        this.harvester = new Harvester(setup, bench, exceptions, rules, kinds, pool, seen, hashes, this::number);
        this.novelty = new Novelty(setup.operations().size());
        this.meter = setup.timed() ? clock : Budget::used;
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
        long hash = hashes.of(root);
        if (seen.add(hash)) {
            run(new Hashed(root, hash), -1, List.of());
        }
    }

    /** Tries one more sequence; false if there seems to be no new one left. */
    boolean step() {
        if (schedule.isEmpty()) {
            return false;
        }
        Roots.Like like = roots.aimed();
        if (like == null || !isAffordable(like)) {
            like = setup.heuristics().guided() ? roots.varied() : null;
        }
        if (like != null && isAffordable(like)) {
            return attempt(like.told(), -1, List.of());
        }
        return extend();
    }

    private boolean isAffordable(Roots.Like like) {
        Roots.Root root = like.root();
        return costs.allowsSpending(root.cost()) && costs.allows(root.number());
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
        JavaType on = null;
        Operation operation;
        if (wanted.isPresent()) {
            operation = wanted.get();
        } else if (setup.operations().size() > setup.targets() && random.nextDouble() < HELPERS) {
            operation = setup.operations()
                    .get(setup.targets() + random.nextInt(setup.operations().size() - setup.targets()));
        } else {
            turn = schedule.next();
            on = hidden.at(turn);
            operation = setup.operations().get(schedule.operation(turn));
        }
        if (turn < 0 && (hidden.isExcluded(operation) || !costs.allows(numbers.getOrDefault(operation, -1)))) {
            return true;
        }
        var draft = new Draft(hashes);
        try {
            int call = on == null ? arguments.extend(draft, operation) : arguments.extend(draft, operation, on);
            repeat(draft, operation, call);
        } catch (Missing missing) {
            makeUpFor(missing.type, turn);
            return ++barren < BARREN;
        }
        return draft.size() > LONGEST || attempt(draft.sequence(), turn, draft.components());
    }

    private void makeUpFor(JavaType type, int turn) {
        boolean guided = setup.heuristics().guided();
        if (!guided || demand.isHopeless(type)) {
            arguments.giveUp(type);
        }
        if (!(guided && demand.missing(type)) && turn >= 0) {
            schedule.note(turn, 0);
        }
    }

    private void repeat(Draft draft, Operation operation, int call) throws Missing {
        if (operation.hasReceiver() && random.nextDouble() < setup.heuristics().repetition()) {
            int receiver = ((Call) draft.steps().get(call)).inputs().get(0);
            // Few rather than many: what takes a hundred calls is rare, and each costs what ten sequences do.
            int times = random.nextInt(random.nextInt(setup.heuristics().mostRepetitions() + 1) + 1);
            for (int i = 0; i < times && draft.size() < LONGEST; i++) {
                arguments.again(draft, operation, receiver);
            }
        }
    }

    private boolean attempt(Hashed sequence, int turn, List<Component> parts) {
        if (!seen.add(sequence.hash())) {
            finds.duplicate();
            return ++barren < BARREN;
        }
        barren = 0;
        run(sequence, turn, parts);
        return true;
    }

    private void run(Hashed hashed, int turn, List<Component> parts) {
        Sequence sequence = hashed.sequence();
        int number = number(sequence);
        if (bench.loaders() != loaders) {
            loaders = bench.loaders();
            harvester.clear();
        }
        announcer.begins(setup.number(sequences++, number), sequence);
        last = sequence;
        Harvester.Harvest harvest = harvester.of(hashed, number);
        Trial ran = bench.run(sequence, meter, harvest);
        Trial trial = setup.timed() ? ran : ran.counted(harvest.steps);
        int length = sequence.calls();
        calls += length;
        finds.ran(number, length, !trial.returned(), trial.usedUpMemory());
        spoiled = trial.aftermath().spoiled();
        boolean about = isAboutSubject(harvest);
        boolean fit = about && trial.isFitForSuites() && harvest.violation == null;
        // What depends on the time is in no suite, but there may be faults in it.
        int news = fit ? trial.fresh() : about && trial.isDated() ? roots.newsInVain(trial) : 0;
        if (!fit) {
            trial.forgetProbes();
        }
        if (turn >= 0) {
            schedule.note(turn, news);
        }
        if (number >= 0) {
            costs.note(number, trial.cost());
        }
        if (costs.isRuinous(trial.cost())) {
            // An object with room for a hundred million elements ruins every call of it.
            pool.forget(parts);
        }
        if (trial.exhausted() == BudgetExceeded.Kind.STEPS && !Steps.hasStub(sequence.steps())) {
            finds.add(Violation.endless(sequence, trial.outcome()));
        }
        if (trial.isHarmless()) {
            judge(harvest, trial, fit, news);
        }
    }

    /**
     * Whether it ends with a call of, or on, a class under test, or on an object that one of them hands out: tests of others
     * nobody has asked for.
     */
    private boolean isAboutSubject(Harvester.Harvest harvest) {
        if (harvest.receiver != null && setup.hidden().containsKey(harvest.receiver)) {
            return true;
        }
        List<Step> steps = harvest.told.sequence().steps();
        Call call = (Call) steps.get(steps.size() - 1);
        return setup.tested().contains(call.operation().owner())
                || (call.operation().hasReceiver()
                        && setup.tested()
                                .contains(steps.get(call.inputs().get(0)).type().name()));
    }

    private void judge(Harvester.Harvest harvest, Trial trial, boolean fit, int news) {
        if (harvest.violation != null) {
            finds.add(harvest.violation);
            return;
        }
        boolean isNew = news > 0 || (fit && isNovel(harvest, trial));
        if (harvest.ended && isNew) {
            Roots.Root root = roots.add(harvest.told, harvest.number, trial.cost());
            if (setup.heuristics().guided()) {
                roots.listenTo(root, told -> runAgain(told.sequence()));
            }
        }
        if (harvest.ended && fit && (isNew || isSampled(harvest.number))) {
            finds.keep(harvest.told.sequence());
        }
        for (Map.Entry<Integer, Pool.Kind> value : harvest.extensible.entrySet()) {
            Pool.Kind kind = value.getValue();
            // Whatever is built on a dear one is dear as well.
            if (pool.isScarce(kind) || costs.allowsSpending(trial.cost())) {
                pool.add(kind, Component.of(harvest.told, value.getKey(), harvest.closed, hashes), random);
                hidden.met(kind.actual());
            }
        }
    }

    private void runAgain(Sequence sequence) {
        Trial trial = bench.run(sequence, meter, (outcome, values) -> {});
        if (!trial.isFitForSuites()) {
            trial.forgetProbes();
        }
    }

    private boolean isNovel(Harvester.Harvest harvest, Trial trial) {
        return harvest.ended && novelty.isNew(harvest.number, trial.outcome(), harvest.result);
    }

    // The first of an operation, and fewer and fewer of those after them, so that late ones have their chance too.
    private boolean isSampled(int operation) {
        if (setup.sample() == 0 || operation < 0) {
            return false;
        }
        int before = sampled[operation]++;
        return before < setup.sample() / 2 || random.nextInt(before) < setup.sample() / 2;
    }

    private int number(Sequence sequence) {
        return numbers.getOrDefault(sequence.underTest(), -1);
    }

    /** Has the objects of classes that cannot be named called too, from when there is one. */
    private final class Hidden {
        private final Set<Integer> excluded;
        private final Set<JavaType> met = new HashSet<>();
        /** Names of the outermost classes of this part, and of all. */
        private final Set<String> ours = new HashSet<>();

        private final Set<String> tested = new HashSet<>();
        /** Whose turn it is, by the places after those of the targets. */
        private final List<JavaType> turns = new ArrayList<>();

        Hidden(Set<Integer> excluded) {
            this.excluded = excluded;
            setup.tested().forEach(name -> tested.add(HiddenClasses.outermost(name)));
            targets.forEach(target -> ours.add(
                    HiddenClasses.outermost(setup.operations().get(target).owner())));
        }

        void met(JavaType actual) {
            if (setup.heuristics().guided() && met.add(actual) && isOurs(actual.name())) {
                for (int operation : setup.hidden().getOrDefault(actual.name(), List.of())) {
                    if (!excluded.contains(operation)) {
                        schedule.add(operation);
                        turns.add(actual);
                    }
                }
            }
        }

        // Those of other parts are called there.
        private boolean isOurs(String name) {
            String outermost = HiddenClasses.outermost(name);
            return ours.contains(outermost) || !tested.contains(outermost);
        }

        /** What took a worker with it must not be called in passing, either. */
        boolean isExcluded(Operation operation) {
            return excluded.contains(numbers.getOrDefault(operation, -1));
        }

        /** The class on whose objects a call is made; null if any will do. */
        @Nullable
        JavaType at(int turn) {
            return turn < targets.size() ? null : turns.get(turn - targets.size());
        }
    }
}
