package dev.quintain.engine.generate;

import dev.quintain.engine.Progress;
import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.engine.generate.GenerateResult.Problem;
import dev.quintain.sandbox.ResetMode;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Brings broken contracts to their shortest form, and shows them once more in fresh virtual machines. */
final class ProblemConfirmation {
    /** So many times the steps of a test are enough for nearly all that ends at all. */
    private static final int MORE_STEPS = 20;

    private final GenerateSetup setup;
    private final Staff staff;
    private final int workers;
    private final Progress.Listener listener;
    private final List<Problem> untried = new ArrayList<>();
    private long refuted;

    ProblemConfirmation(GenerateSetup setup, Staff staff, int workers, Progress.Listener listener) {
        this.setup = setup;
        this.staff = staff;
        this.workers = workers;
        this.listener = listener;
    }

    /**
     * What was broken.
     *
     * @param problems those that there was no time to try are marked so
     * @param refuted how many did not show again
     */
    record Confirmed(List<Problem> problems, long refuted) {
        Confirmed plus(Confirmed other) {
            return new Confirmed(
                    Stream.concat(problems.stream(), other.problems.stream()).toList(), refuted + other.refuted);
        }
    }

    Confirmed confirm(List<Violation> violations) {
        if (violations.isEmpty()) {
            return new Confirmed(List.of(), 0);
        }
        listener.update(new Progress("confirming problems", violations.size(), 0, violations.size()));
        List<Violation> shortest = distinct(shown(setup, violations, true));
        GenerateSetup apart = setup.with(ResetMode.LOADER);
        var confirmed = new ArrayList<>(shown(apart, of(shortest, false), false));
        confirmed.addAll(endless(apart, of(shortest, true)));
        List<Problem> problems = new ArrayList<>(PassedOn.without(confirmed).stream()
                .map(violation -> GenerateResult.problem(violation, true))
                .toList());
        problems.addAll(untried);
        return new Confirmed(problems, refuted);
    }

    /**
     * Those that do not end however long they are given: first in steps, which is quick, then by the clock, in code that is
     * compiled as well as it will be where the test runs.
     */
    private List<Violation> endless(GenerateSetup apart, List<Violation> violations) {
        GenerateSetup longer =
                apart.with(apart.sandbox().withSteps(setup.sandbox().steps() * MORE_STEPS));
        GenerateSetup untilItEnds = apart.with(apart.sandbox().withSteps(Long.MAX_VALUE / 2));
        List<Violation> shown = shown(longer, violations, false);
        return shown(jobs -> staff.workPatiently(workers, untilItEnds, jobs), shown, false);
    }

    private static List<Violation> of(List<Violation> violations, boolean endless) {
        return violations.stream()
                .filter(violation -> violation.isEndless() == endless)
                .toList();
    }

    /** In their shortest form, some are the same. */
    private static List<Violation> distinct(List<Violation> violations) {
        Map<Violation.Cause, Violation> distinct = new LinkedHashMap<>();
        violations.forEach(violation -> distinct.merge(violation.cause(), violation, Violation::plus));
        return List.copyOf(distinct.values());
    }

    /** Those that show again. */
    private List<Violation> shown(GenerateSetup with, List<Violation> violations, boolean shortest) {
        return shown(jobs -> staff.work(workers, with, jobs), violations, shortest);
    }

    private List<Violation> shown(
            Consumer<List<Consumer<WorkerSlot>>> crew, List<Violation> violations, boolean shortest) {
        if (violations.isEmpty()) {
            return List.of();
        }
        var answers = new AtomicReferenceArray<Optional<Violation>>(violations.size());
        crew.accept(IntStream.range(0, violations.size())
                .mapToObj(i -> (Consumer<WorkerSlot>) slot -> answers.set(i, again(slot, violations.get(i), shortest)))
                .toList());
        var shown = new ArrayList<Violation>();
        for (int i = 0; i < violations.size(); i++) {
            Optional<Violation> answer = answers.get(i);
            if (answer == null || (answer.isEmpty() && staff.isOver())) {
                untried.add(GenerateResult.problem(violations.get(i), false));
            } else if (answer.isEmpty()) {
                refuted++;
            } else {
                shown.add(answer.get());
            }
        }
        return shown;
    }

    private Optional<Violation> again(WorkerSlot slot, Violation violation, boolean shortest) {
        var shown = new ArrayList<Violation>();
        try {
            slot.run(new Request.Show(violation, shortest), message -> {
                if (message instanceof Reply.Shown some) {
                    shown.addAll(some.violation());
                }
            });
        } catch (WorkerDied death) {
            // A call that hangs does so again: that is what was to be shown.
            boolean shows = death.reason() == WorkerDied.Reason.HUNG && violation.isEndless();
            if (!shows) {
                return Optional.empty();
            }
            return Optional.of(shortest ? firstToHang(slot, violation) : violation);
        }
        return shown.stream().findFirst();
    }

    /** Where a call is repeated, it may have been an earlier one that did not end: a test of the last would never get there. */
    private Violation firstToHang(WorkerSlot slot, Violation violation) {
        List<Step> steps = violation.claim().sequence().steps();
        for (int length = 1; length < steps.size(); length++) {
            if (steps.get(length - 1) instanceof Call call && call.operation().equals(violation.operation())) {
                var earlier = Violation.endless(new Sequence(steps.subList(0, length)), null);
                if (again(slot, earlier, false).isPresent()) {
                    return earlier.plus(violation);
                }
            }
        }
        return violation;
    }
}
