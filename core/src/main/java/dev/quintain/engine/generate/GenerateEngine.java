package dev.quintain.engine.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.Finds.Counts;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.engine.generate.GenerateOptions.Keep;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Producer;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerFault;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Feedback-directed generation: has sequences grown in workers, chooses a suite of them, shortens what breaks a contract,
 * and confirms everything in fresh virtual machines.
 */
public final class GenerateEngine {
    /** So many sequences are a fair sample of all operations together. */
    private static final int SAMPLE = 20_000;

    private static final int LEAST_SAMPLE = 10;
    private static final int MOST_SAMPLE = 200;
    private static final int SHARE_OF_CALL = 10;
    private static final Duration SHORTEST_LIMIT = Duration.ofSeconds(2);
    /** Far more than anybody waits, and little enough to calculate with. */
    private static final long FOR_EVER = Long.MAX_VALUE / 1024;

    private final Subject subject;
    private final GenerateOptions options;
    private final WorkerOptions workerOptions;
    private final int workers;
    private final LongSupplier clock;
    private final GenerateSetup setup;

    public GenerateEngine(
            Subject subject,
            GenerateOptions options,
            SandboxOptions sandbox,
            WorkerOptions workerOptions,
            int workers,
            LongSupplier clock) {
        this.subject = subject;
        this.options = options;
        this.workerOptions = workerOptions;
        this.workers = workers;
        this.clock = clock;
        this.setup = setup(sandbox);
    }

    private GenerateSetup setup(SandboxOptions sandbox) {
        var all = new LinkedHashSet<Operation>();
        Map<String, Constants> mined = new HashMap<>();
        for (ClassFile file : subject.classes()) {
            all.addAll(subject.testable(file));
            mined.put(file.name(), Constants.mined(file.constants()));
        }
        int targets = all.size();
        Producers.of(subject).stream()
                .filter(producer -> producer.onlyIn() == null)
                .map(Producer::operation)
                .forEach(all::add);
        all.addAll(new Fillers(subject.classPath()).of(all));
        Map<String, List<Operation>> hidden = new HiddenClasses(subject).operations();
        hidden.values().forEach(all::addAll);
        Map<Operation, Integer> numbers = new HashMap<>();
        all.forEach(operation -> numbers.put(operation, numbers.size()));
        Set<String> tested = new HashSet<>();
        for (ClassFile file : subject.classes()) {
            tested.add(file.name());
        }
        return new GenerateSetup(
                sandbox,
                List.copyOf(all),
                targets,
                hidden.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                entry -> entry.getValue().stream()
                                        .map(numbers::get)
                                        .toList())),
                tested,
                Constants.usual().with(options.values()),
                mined,
                options.heuristics(),
                options.exceptions(),
                options.helpers(),
                options.keep() == Keep.SAMPLE ? Math.min(MOST_SAMPLE, Math.max(LEAST_SAMPLE, SAMPLE / targets)) : 0,
                options.isTimed());
    }

    GenerateSetup setup() {
        return setup;
    }

    WorkerOptions workerOptions() {
        return workerOptions;
    }

    ClassPath classPath() {
        return subject.classPath();
    }

    public GenerateResult run(StopSignal stop, Progress.Listener listener) {
        return run(stop, listener, List.of());
    }

    /**
     * Runs.
     *
     * @param roots sequences to build on, which somebody found to be of interest
     */
    public GenerateResult run(StopSignal stop, Progress.Listener listener, List<Sequence> roots) {
        List<Exploration> explorations = new ArrayList<>();
        Optional<WorkerFault> fault;
        try (Crew crew = new Crew(workers, workerOptions.withTestLimit(limit()), new GenerateProgram(setup))) {
            stop.onStop(crew::stop);
            explore(crew, explorations, listener, roots);
            fault = crew.fault();
        }
        return finish(explorations, fault, stop, listener);
    }

    /**
     * How long a call may take while sequences are grown: what takes a large part of the time of a run yields nothing for it.
     * Whether it ends is found out later, when there is time.
     */
    private Duration limit() {
        Duration limit = workerOptions.testLimit();
        if (!options.isTimed()) {
            return limit;
        }
        Duration share = options.time().orElse(GenerateOptions.TIME).dividedBy(SHARE_OF_CALL);
        Duration longest = share.compareTo(SHORTEST_LIMIT) < 0 ? SHORTEST_LIMIT : share;
        return limit.compareTo(longest) < 0 ? limit : longest;
    }

    private void explore(Crew crew, List<Exploration> explorations, Progress.Listener listener, List<Sequence> roots) {
        List<List<Integer>> shards = Shards.of(setup.operations().subList(0, setup.targets()));
        var time = new TimeShares(
                clock,
                options.isTimed() ? options.time().orElse(GenerateOptions.TIME).toNanos() : FOR_EVER,
                Math.min(workers, shards.size()),
                shards.size());
        for (int i = 0; i < shards.size(); i++) {
            var request = new Request.Explore(
                    shards.get(i),
                    Set.of(),
                    Set.of(),
                    of(shards.get(i), roots),
                    options.seed() * 1_000_003 + i,
                    share(options.calls().orElse(Long.MAX_VALUE), shards.get(i).size()),
                    share(
                            options.sequences().orElse(Long.MAX_VALUE),
                            shards.get(i).size()),
                    FOR_EVER);
            explorations.add(
                    new Exploration(setup, i, request, clock, time, () -> listener.update(progress(explorations))));
        }
        crew.workUntilFault(explorations.stream()
                .map(exploration -> (Consumer<WorkerSlot>) exploration::run)
                .toList());
    }

    /** Those that end in an operation of a class of the shard. */
    private List<Sequence> of(List<Integer> shard, List<Sequence> roots) {
        Set<String> owners = new HashSet<>();
        shard.forEach(number -> owners.add(setup.operations().get(number).owner()));
        return roots.stream()
                .filter(root -> owners.contains(root.underTest().owner()))
                .toList();
    }

    private long share(long all, int targets) {
        return all == Long.MAX_VALUE ? all : Math.max(1, all * targets / Math.max(1, setup.targets()));
    }

    private static Progress progress(List<Exploration> explorations) {
        Counts counts = explorations.stream().map(Exploration::counts).reduce(Counts.NONE, Counts::plus);
        long problems = explorations.stream()
                .mapToLong(exploration -> exploration.violations().size())
                .sum();
        return new Progress("generating", counts.sequences(), 0, problems);
    }

    /** Each contract or filter is complained of once, however many shards were in trouble with it. */
    private static List<String> complaints(List<Exploration> explorations) {
        Map<String, String> complaints = new LinkedHashMap<>();
        explorations.forEach(exploration -> exploration.complaints().forEach(complaints::putIfAbsent));
        return List.copyOf(complaints.values());
    }

    private static List<Violation> endless(Collection<Violation> violations, boolean wanted) {
        return violations.stream()
                .filter(violation -> violation.isEndless() == wanted)
                .toList();
    }

    private GenerateResult finish(
            List<Exploration> explorations, Optional<WorkerFault> fault, StopSignal stop, Progress.Listener listener) {
        List<Sequence> kept = explorations.stream()
                .flatMap(exploration -> exploration.kept().stream())
                .distinct()
                .toList();
        Map<Violation.Cause, Violation> violations = new LinkedHashMap<>();
        explorations.forEach(exploration -> exploration
                .violations()
                .forEach(violation -> violations.merge(violation.cause(), violation, Violation::plus)));
        var forSuite = new Staff(workerOptions, stop);
        var forProblems = new Staff(workerOptions, stop);
        Supplier<SuiteConfirmation.Confirmed> confirming =
                () -> new SuiteConfirmation(setup, forSuite, listener).confirm(kept, options.keep() != Keep.NEW);
        Function<List<Violation>, ProblemConfirmation.Confirmed> showing =
                some -> new ProblemConfirmation(setup, forProblems, workers, listener).confirm(some);
        // One worker does problems first: if the end comes meanwhile, they are what somebody is waiting for. Those that
        // do
        // not end come last: they take so long that nothing else would have its turn.
        Supplier<SuiteConfirmation.Confirmed> tests = workers > 1
                ? CompletableFuture.supplyAsync(confirming, task -> new Thread(task, "suite").start())::join
                : confirming;
        ProblemConfirmation.Confirmed broken = showing.apply(endless(violations.values(), false));
        Optional<SuiteConfirmation.Confirmed> early = workers > 1 ? Optional.empty() : Optional.of(tests.get());
        ProblemConfirmation.Confirmed problems = broken.plus(showing.apply(endless(violations.values(), true)));
        SuiteConfirmation.Confirmed suite = early.orElseGet(tests);
        return GenerateResult.of(
                suite.scenarios(),
                problems.problems(),
                explorations.stream().map(Exploration::counts).reduce(Counts.NONE, Counts::plus),
                violations.values().stream().mapToLong(Violation::count).sum(),
                suite.flickering(),
                problems.refuted(),
                explorations.stream().map(Exploration::effects).reduce(SideEffects.none(), SideEffects::plus),
                Stream.of(
                                explorations.stream().flatMap(exploration -> exploration.losses().stream()),
                                forSuite.losses().stream(),
                                forProblems.losses().stream())
                        .flatMap(each -> each)
                        .toList(),
                complaints(explorations),
                fault.or(forSuite::fault).or(forProblems::fault),
                explorations.stream().map(Exploration::coverage).reduce(Coverage.NONE, Coverage::plus),
                explorations.stream()
                        .flatMap(exploration -> exploration.growth().stream())
                        .toList());
    }
}
