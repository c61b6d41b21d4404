package dev.quintain.engine.crash;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.Confirmer.Confirmed;
import dev.quintain.engine.crash.Confirmer.Standing;
import dev.quintain.engine.crash.Confirmer.Suspect;
import dev.quintain.engine.crash.CrashResult.OperationResult;
import dev.quintain.engine.crash.CrashResult.Problem;
import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.engine.crash.Planner.Plan;
import dev.quintain.engine.crash.TimedExploration.Explored;
import dev.quintain.finding.Rule;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerFault;
import dev.quintain.worker.WorkerOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Robustness testing: plans the tests of every public operation, has them run in workers, and confirms what it finds.
 * The order of everything it returns depends on the subject, the options and the seed, never on timing.
 */
public final class CrashEngine {
    /**
     * How many times the limit a test has to be confirmed. Its classes have to be loaded anew for it, and what does not end
     * must not do so in the emitted test either, which has as long.
     */
    public static final int PATIENCE = 2;

    private final Subject subject;
    private final CrashOptions options;
    private final WorkerOptions workerOptions;
    private final int workers;
    private final LongSupplier clock;
    private final CrashSetup setup;
    private final Graphs graphs;

    public CrashEngine(
            Subject subject,
            CrashOptions options,
            SandboxOptions sandbox,
            WorkerOptions workerOptions,
            int workers,
            LongSupplier clock) {
        this.clock = clock;
        this.subject = subject;
        this.options = options;
        this.workerOptions = workerOptions;
        this.workers = workers;
        this.setup = new CrashSetup(
                sandbox,
                targets(),
                Producers.of(subject),
                Presets.standard().with(options.values()),
                options.helpers(),
                options.seed());
        this.graphs = new Graphs(subject.classPath(), setup);
    }

    private List<Target> targets() {
        var targets = new ArrayList<Target>();
        for (ClassFile file : subject.classes()) {
            List<Literal> constants = options.mineConstants() ? MinedConstants.of(file) : List.of();
            for (Operation operation : subject.testable(file)) {
                targets.add(new Target(operation, constants));
            }
        }
        return List.copyOf(targets);
    }

    public CrashResult run(StopSignal stop, Progress.Listener listener) {
        return run(stop, listener, Faults.SEPARATE);
    }

    /**
     * Runs.
     *
     * @param faults which crashes need not be confirmed each by itself
     */
    public CrashResult run(StopSignal stop, Progress.Listener listener, Faults faults) {
        var planner = new Planner(setup, graphs, options);
        Explored explored;
        Optional<WorkerFault> fault;
        try (Crew crew = crew(stop)) {
            BiFunction<String, List<TargetResult>, Explorer> explorers =
                    (activity, into) -> new Explorer(activity, crew, graphs, into, stop, listener, clock);
            int targets = setup.targets().size();
            explored = options.time().isPresent()
                    ? new TimedExploration(options.time().get(), workers, planner, explorers, clock).run(targets)
                    : exploreAll(planner, explorers, targets);
            fault = crew.fault();
        }
        return confirm(explored.plans(), explored.results(), fault, stop, listener, faults);
    }

    private Crew crew(StopSignal stop) {
        var crew = new Crew(workers, workerOptions, new CrashProgram(setup));
        stop.onStop(crew::stop);
        return crew;
    }

    private Explored exploreAll(
            Planner planner, BiFunction<String, List<TargetResult>, Explorer> explorers, int targets) {
        List<Plan> plans = plans(planner);
        List<TargetResult> results = TargetResult.noneOf(targets);
        explorers.apply("testing", results).explore(plans, Explorer.NEVER);
        return new Explored(plans, results);
    }

    /** All tests that the plan for a number of cases has, run or not. */
    public Stream<Sequence> everyTest() {
        return plans(new Planner(setup, graphs, options)).stream()
                .flatMap(plan -> graphs.tests(plan.agenda()).first(plan.tests()));
    }

    private List<Plan> plans(Planner planner) {
        return options.cases().isPresent()
                ? planner.forCases(options.cases().getAsLong())
                : planner.forEach(CrashOptions.CASES_PER_OPERATION);
    }

    private CrashResult confirm(
            List<Plan> plans,
            List<TargetResult> results,
            Optional<WorkerFault> earlier,
            StopSignal stop,
            Progress.Listener listener,
            Faults faults) {
        var suspects = new ArrayList<Suspect>();
        for (Plan plan : plans) {
            for (Crash crash : results.get(plan.agenda().target()).crashes()) {
                suspects.add(new Suspect(plan.agenda(), crash, fault(faults, plan.agenda(), crash)));
            }
        }
        var problems = new ArrayList<Problem>();
        int untried = 0;
        Optional<WorkerFault> fault;
        try (Crew fresh = new Crew(workers, confirming(), new CrashProgram(setup.underLoader()))) {
            for (Confirmed confirmed : new Confirmer(fresh, stop, listener, clock, faults).confirm(suspects)) {
                if (confirmed.standing() != Standing.REFUTED) {
                    problems.add(problem(confirmed));
                }
                untried += confirmed.standing() == Standing.UNTRIED ? 1 : 0;
            }
            fault = earlier.or(fresh::fault);
        }
        List<OperationResult> operations = IntStream.range(0, plans.size())
                .mapToObj(i -> operation(plans.get(i), results.get(i)))
                .toList();
        return new CrashResult(
                operations, Problems.merged(problems), suspects.size() - problems.size(), untried, fault);
    }

    private Object fault(Faults faults, Agenda agenda, Crash crash) {
        return faults.of(
                setup.targets().get(agenda.target()).operation(),
                crash.rule(),
                crash.thrown(),
                test(agenda, crash.tests().candidates().get(0).test()));
    }

    private Sequence test(Agenda agenda, long number) {
        return graphs.tests(agenda).at(number).orElseThrow();
    }

    // Messages are those of the confirmation: with hash codes of chance even the length of one would differ from run to
    // run.
    private WorkerOptions confirming() {
        return workerOptions.patient(PATIENCE).withSameHashes();
    }

    private Problem problem(Confirmed confirmed) {
        Agenda agenda = confirmed.suspect().agenda();
        return new Problem(
                setup.targets().get(agenda.target()).operation(),
                confirmed.crash().rule(),
                confirmed.crash().thrown(),
                confirmed.suspect().crash().count(),
                confirmed.standing() == Standing.CONFIRMED || confirmed.standing() == Standing.ALIKE,
                confirmed.standing() == Standing.ALIKE,
                test(agenda, confirmed.test()));
    }

    private OperationResult operation(Plan plan, TargetResult result) {
        Tally tally = result.tally();
        return new OperationResult(
                setup.targets().get(plan.agenda().target()).operation(),
                plan.space(),
                plan.depth(),
                tally.run(),
                tally.count(Kind.CRASHED),
                tally.count(Kind.ILL_FORMED),
                tally.count(Kind.UNMAKEABLE),
                tally.count(Kind.GUARDED),
                tally.count(Kind.SCREENLESS),
                result.obstacles(),
                result.losses(),
                result.isGivenUp(),
                result.crashes().stream()
                        .filter(crash -> crash.rule() == Rule.PASSED_ON_EXCEPTION)
                        .map(Crash::thrown)
                        .toList(),
                result.crashes().stream().anyMatch(crash -> crash.rule().isByLimit()),
                () -> graphs.tests(plan.agenda()).below(result.next()),
                result.sideEffects(),
                result.nanos());
    }
}
