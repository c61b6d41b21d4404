package dev.quintain.engine.generate;

import dev.quintain.engine.Progress;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.engine.generate.GenerateResult.Problem;
import dev.quintain.finding.Rule;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerFault;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Turns what exploration found into what is claimed: chosen, shortened, and seen again in fresh virtual machines. */
final class Confirmation {
    /** How often a suite is run before it is believed, each time in another order. */
    private static final int ROUNDS = 2;

    private static final int PATIENCE = 10;

    /** So many times the limit is waited for a call to end, before it is said that it does not. */
    private static final int PATIENT = 2;

    private final GenerateSetup setup;
    private final WorkerOptions workerOptions;
    private final int workers;
    private final Progress.Listener listener;
    private Optional<WorkerFault> fault = Optional.empty();
    private final List<String> losses = new ArrayList<>();

    Confirmation(GenerateSetup setup, WorkerOptions workerOptions, int workers, Progress.Listener listener) {
        this.setup = setup;
        this.workerOptions = workerOptions;
        this.workers = workers;
        this.listener = listener;
    }

    /**
     * What holds.
     *
     * @param flickering how many tests and assertions did not hold again
     */
    record Suite(List<Scenario> scenarios, long flickering) {}

    /**
     * What was broken.
     *
     * @param unconfirmed how many did not show again
     */
    record Problems(List<Problem> problems, long unconfirmed) {}

    Suite suite(List<Sequence> kept, boolean all) {
        if (kept.isEmpty()) {
            return new Suite(List.of(), 0);
        }
        listener.update(new Progress("choosing tests", kept.size(), 0, 0));
        List<Scenario> steady = choose(kept, all);
        long flickering = 0;
        for (int round = 0; round < ROUNDS; round++) {
            listener.update(new Progress("confirming tests", steady.size(), 0, 0));
            List<List<Integer>> broken = check(steady, round);
            var held = new ArrayList<Scenario>();
            for (int i = 0; i < steady.size(); i++) {
                flickering += broken.get(i).size();
                without(steady.get(i), broken.get(i)).ifPresent(held::add);
            }
            steady = held;
        }
        return new Suite(steady, flickering);
    }

    private List<Scenario> choose(List<Sequence> kept, boolean all) {
        var chosen = new ArrayList<Scenario>();
        Set<Integer> lost = new HashSet<>();
        ask(
                setup,
                lost,
                () -> {
                    chosen.clear();
                    return new Request.Choose(kept, Set.copyOf(lost), all);
                },
                message -> {
                    if (message instanceof Reply.Chosen some) {
                        chosen.addAll(some.scenarios());
                    }
                });
        return chosen;
    }

    /**
     * The steps of each scenario that do not come to what is expected; -1 if it ends elsewhere. They run as JUnit will run
     * them: one after the other, with nothing put back between them.
     */
    List<List<Integer>> check(List<Scenario> scenarios, int round) {
        var broken = new ArrayList<List<Integer>>();
        Set<Integer> lost = new HashSet<>();
        ask(
                setup.with(ResetMode.NONE),
                lost,
                () -> {
                    broken.clear();
                    return new Request.Check(scenarios, Set.copyOf(lost), round);
                },
                message -> {
                    if (message instanceof Reply.Held held) {
                        broken.addAll(held.broken());
                    }
                });
        while (broken.size() < scenarios.size()) {
            broken.add(List.of(-1));
        }
        return broken;
    }

    /** Asks a fresh worker, and another one without the test that took the first one with it. */
    private void ask(
            GenerateSetup with, Set<Integer> lost, Supplier<Serializable> request, Consumer<Serializable> listener) {
        try (Crew crew = new Crew(1, workerOptions, new GenerateProgram(with))) {
            crew.workUntilFault(List.<Consumer<WorkerSlot>>of(slot -> {
                for (int attempt = 0; attempt < PATIENCE; attempt++) {
                    try {
                        slot.run(request.get(), listener);
                        return;
                    } catch (WorkerDied death) {
                        losses.add("was lost while tests were confirmed: " + death.reason() + " " + death.getMessage());
                        if (death.isAtTest()) {
                            lost.add((int) death.test());
                        }
                    }
                }
            }));
            fault = fault.or(crew::fault);
        }
    }

    /** What became of workers, one phrase each. */
    List<String> losses() {
        return losses;
    }

    /** A fault of ours that came in the way, if one did. */
    Optional<WorkerFault> fault() {
        return fault;
    }

    private static Optional<Scenario> without(Scenario scenario, List<Integer> broken) {
        if (broken.isEmpty()) {
            return Optional.of(scenario);
        }
        if (broken.contains(-1)) {
            return Optional.empty();
        }
        Map<Integer, Expected> others = new TreeMap<>(scenario.expected());
        broken.forEach(others::remove);
        return others.isEmpty() ? Optional.empty() : Optional.of(scenario.with(others));
    }

    Problems problems(List<Violation> violations) {
        if (violations.isEmpty()) {
            return new Problems(List.of(), 0);
        }
        listener.update(new Progress("confirming problems", violations.size(), 0, violations.size()));
        List<Optional<Violation>> reduced = each(setup, workerOptions, violations);
        // In their shortest form, some are the same.
        Map<Violation.Cause, Violation> distinct = new LinkedHashMap<>();
        reduced.stream()
                .flatMap(Optional::stream)
                .forEach(violation -> distinct.merge(violation.cause(), violation, Violation::plus));
        List<Violation> shown = List.copyOf(distinct.values());
        List<Problem> problems = again(shown).stream()
                .map(violation -> GenerateResult.problem(violation, true))
                .toList();
        long lost = reduced.stream().filter(Optional::isEmpty).count() + shown.size() - problems.size();
        return new Problems(problems, lost);
    }

    /** Those that show once more. What took too many steps may only take its time: the clock decides about that. */
    private List<Violation> again(List<Violation> violations) {
        GenerateSetup apart = setup.with(ResetMode.LOADER);
        GenerateSetup patient = apart.with(apart.sandbox().withoutStepLimit());
        Map<Boolean, List<Violation>> endless = violations.stream()
                .collect(
                        Collectors.partitioningBy(violation -> violation.claim().rule() == Rule.DOES_NOT_END));
        return Stream.concat(
                        each(apart, workerOptions, endless.getOrDefault(false, List.of())).stream(),
                        each(patient, workerOptions.patient(PATIENT), endless.getOrDefault(true, List.of())).stream())
                .flatMap(Optional::stream)
                .toList();
    }

    private List<Optional<Violation>> each(GenerateSetup with, WorkerOptions options, List<Violation> violations) {
        var results = new AtomicReferenceArray<Violation>(violations.size());
        try (Crew crew = new Crew(workers, options, new GenerateProgram(with))) {
            crew.workUntilFault(IntStream.range(0, violations.size())
                    .mapToObj(i -> (Consumer<WorkerSlot>) slot -> reduce(slot, violations.get(i), i, results))
                    .toList());
            fault = fault.or(crew::fault);
        }
        return IntStream.range(0, violations.size())
                .mapToObj(i -> Optional.ofNullable(results.get(i)))
                .toList();
    }

    private static void reduce(
            WorkerSlot slot, Violation violation, int number, AtomicReferenceArray<Violation> results) {
        try {
            slot.run(new Request.Reduce(violation), message -> {
                if (message instanceof Reply.Reduced reduced) {
                    reduced.violation().forEach(shortest -> results.set(number, shortest));
                }
            });
        } catch (WorkerDied death) {
            // A call that hangs does so again: that is what was to be shown.
            if (death.reason() == WorkerDied.Reason.HUNG && violation.claim().rule() == Rule.DOES_NOT_END) {
                results.set(number, violation);
            }
        }
    }
}
