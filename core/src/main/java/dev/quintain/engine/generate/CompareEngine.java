package dev.quintain.engine.generate;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.Difference.Cause;
import dev.quintain.engine.generate.Reducer.Taste;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.worker.WorkerOptions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares two versions of the same classes: learns what the older one does, and asks it of the newer one. What differs is
 * brought to its shortest form with both at hand, and seen again in fresh virtual machines.
 */
public final class CompareEngine {
    /** So many sequences of one operation are looked at more closely. */
    private static final int LOOKS = 40;

    private static final int TRIALS = 80;

    private final GenerateEngine older;
    private final ClassPath newer;
    private final GenerateSetup olderSetup;
    private final GenerateSetup newerSetup;
    private final WorkerOptions newerOptions;

    /**
     * @param older grows the sequences, and runs on the older version
     * @param newer the newer one's classes
     * @param sandbox where they run
     */
    public CompareEngine(GenerateEngine older, ClassPath newer, SandboxOptions sandbox, WorkerOptions newerOptions) {
        this.older = older;
        this.newer = newer;
        this.olderSetup = older.setup();
        this.newerSetup = olderSetup.with(sandbox);
        this.newerOptions = newerOptions;
    }

    public CompareResult run(StopSignal stop, Progress.Listener listener) {
        GenerateResult known = older.run(stop, listener);
        var counterparts = new Counterparts(newer);
        List<Scenario> comparable = known.scenarios().stream()
                .map(scenario -> scenario.withoutLooks(step ->
                        !counterparts.has(call(scenario.sequence(), step).operation())))
                .filter(scenario -> !scenario.expected().isEmpty())
                .filter(scenario -> calls(scenario.sequence()).allMatch(counterparts::has))
                .toList();
        listener.update(new Progress("comparing", comparable.size(), 0, 0));
        var staff = new Staff(newerOptions, stop);
        List<Difference> all = differences(suspects(comparable, staff, listener), stop);
        listener.update(new Progress("confirming differences", all.size(), 0, all.size()));
        List<Difference> confirmed = confirmed(all);
        return new CompareResult(
                known,
                comparable,
                confirmed,
                olderSetup.operations().subList(0, olderSetup.targets()).stream()
                        .filter(operation -> !counterparts.has(operation))
                        .toList(),
                all.size() - confirmed.size(),
                Stream.concat(known.losses().stream(), staff.losses().stream()).toList(),
                known.fault().or(staff::fault));
    }

    private static Call call(Sequence sequence, int step) {
        return (Call) sequence.steps().get(step);
    }

    private static Stream<Operation> calls(Sequence sequence) {
        return sequence.steps().stream()
                .flatMap(step -> step instanceof Call call ? Stream.of(call.operation()) : Stream.empty());
    }

    /** A sequence whose last call the newer version may see otherwise. */
    private record Suspect(Sequence sequence, Operation operation) {}

    private List<Suspect> suspects(List<Scenario> scenarios, Staff staff, Progress.Listener listener) {
        var confirmation = new SuiteConfirmation(newerSetup, staff, listener);
        List<List<Integer>> broken = confirmation.check(scenarios, 0);
        Map<Operation, List<Suspect>> suspects = new LinkedHashMap<>();
        for (int i = 0; i < scenarios.size(); i++) {
            if (!broken.get(i).isEmpty()) {
                Suspect suspect = suspect(scenarios.get(i), broken.get(i).get(0));
                suspects.computeIfAbsent(suspect.operation(), any -> new ArrayList<>())
                        .add(suspect);
            }
        }
        return suspects.values().stream()
                .flatMap(ofOne -> ofOne.stream()
                        .sorted(Comparator.comparing(
                                suspect -> suspect.sequence().steps().size()))
                        .limit(LOOKS))
                .toList();
    }

    /** Cuts off what comes after the step that differs, and what looks at other things before it. */
    private static Suspect suspect(Scenario scenario, int step) {
        List<Step> steps = scenario.sequence().steps();
        int tested = scenario.underTest();
        var cut = new ArrayList<Step>(steps.subList(0, tested + 1));
        if (step > tested) {
            cut.add(steps.get(step));
        }
        return new Suspect(new Sequence(cut), ((Call) steps.get(tested)).operation());
    }

    private List<Difference> differences(List<Suspect> suspects, StopSignal stop) {
        Map<Cause, Difference> found = new LinkedHashMap<>();
        try (var before = new Version(olderSetup, older.workerOptions());
                var after = new Version(newerSetup, newerOptions)) {
            for (Suspect suspect : suspects) {
                difference(suspect, before, after).ifPresent(each -> found.merge(each.cause(), each, Difference::plus));
            }
            Map<Cause, Difference> shortest = new LinkedHashMap<>();
            for (Difference each : found.values()) {
                // Who asked for the end gets them as they were found.
                Difference reduced = stop.isStopped() ? each : reduced(root(each, before, after), before, after);
                shortest.merge(reduced.cause(), reduced, Difference::plus);
            }
            return List.copyOf(shortest.values());
        }
    }

    private Optional<Difference> difference(Suspect suspect, Version before, Version after) {
        Optional<Ending> now = after.look(suspect.sequence());
        if (now.isEmpty()) {
            return Optional.empty();
        }
        List<Step> steps = suspect.sequence().steps();
        int last = now.get().step();
        if (!(steps.get(last) instanceof Call call)) {
            return Optional.empty();
        }
        boolean whole = last == steps.size() - 1;
        Sequence sequence = whole ? suspect.sequence() : new Sequence(steps.subList(0, last + 1));
        return before.look(sequence)
                .filter(then -> then.step() == last)
                .filter(then -> Difference.shows(then.with(), now.get().with(), older.classPath()))
                .map(then -> new Difference(
                        sequence,
                        whole ? suspect.operation() : call.operation(),
                        then.with(),
                        now.get().with(),
                        1));
    }

    /** The first call of a sequence that differs: what comes after it only shows the same. */
    private Difference root(Difference difference, Version before, Version after) {
        List<Step> steps = difference.sequence().steps();
        for (int i = 0; i < steps.size() - 1; i++) {
            if (steps.get(i) instanceof Call call) {
                var prefix = new Suspect(new Sequence(steps.subList(0, i + 1)), call.operation());
                Optional<Difference> earlier = difference(prefix, before, after);
                if (earlier.isPresent()) {
                    return earlier.get().times(difference.count());
                }
            }
        }
        return difference;
    }

    private Difference reduced(Difference difference, Version before, Version after) {
        var reducer = new Reducer(
                older.classPath(),
                Taste.TELLING,
                shorter -> difference(new Suspect(shorter, difference.operation()), before, after)
                        .filter(each -> each.sequence().equals(shorter))
                        .filter(each -> each.cause().equals(difference.cause()))
                        .isPresent(),
                TRIALS);
        Sequence shortest = reducer.reduce(difference.sequence(), 1);
        // Where the call that was tested is not needed, the last one differs by itself.
        Operation operation = calls(shortest).anyMatch(difference.operation()::equals)
                ? difference.operation()
                : shortest.underTest();
        return difference(new Suspect(shortest, operation), before, after)
                .map(each -> each.times(difference.count()))
                .orElse(difference);
    }

    private List<Difference> confirmed(List<Difference> differences) {
        try (var before = new Version(olderSetup.with(ResetMode.LOADER), older.workerOptions());
                var after = new Version(newerSetup.with(ResetMode.LOADER), newerOptions)) {
            return differences.stream()
                    .filter(each -> difference(new Suspect(each.sequence(), each.operation()), before, after)
                            .filter(again ->
                                    Objects.equals(again.was(), each.was()) && Objects.equals(again.is(), each.is()))
                            .isPresent())
                    .toList();
        }
    }
}
