package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for sequences which show that the methods of a class let go of the locks that they take: when they return, and when
 * they throw. Each method is tried; a script has those of the first few.
 */
final class LockSearch {
    private final LockTrials trials;
    private final Packing packing;
    private final Steadiness steadiness;
    private final List<Operation> operations;
    private final List<Operation> locking;

    /**
     * @param operations that take locks, or let go of them
     * @param timeIsUp says when what was found so far must do
     */
    LockSearch(Steadiness.Fresh fresh, List<Operation> operations, BooleanSupplier timeIsUp) throws Throwable {
        Trial trial = fresh.trial();
        this.trials = new LockTrials(trial, timeIsUp);
        this.packing = new Packing(trial);
        this.steadiness = new Steadiness(fresh);
        this.operations = List.copyOf(operations);
        this.locking = operations.stream()
                .filter(operation -> operation.of().takesLock())
                .toList();
    }

    Sketch run() throws Throwable {
        tryEach();
        tryAfterOthers();
        List<HolderSearch.Holding> holdings = new HolderSearch(trials, operations).run();
        var report = new LockReport(locking, trials, holdings);
        var exercises = new ArrayList<>(packing.pack(report.wanted()));
        holdings.forEach(holding -> exercises.add(holding.exercise()));
        exercises.addAll(report.suspicious());
        return report.sketch(steadiness.of(exercises));
    }

    private void tryEach() throws Throwable {
        for (Operation operation : locking) {
            Optional<Observed> twice = trials.look(operation, operation);
            if (twice.filter(LockSearch::endedOtherwise).isPresent()) {
                trials.look(operation, operation, operation);
            }
        }
    }

    /** Whether of two calls one returned and the other threw: a third shows what comes of the second. */
    private static boolean endedOtherwise(Observed twice) {
        return twice.isComplete()
                && (twice.calls().get(0).exception() == null)
                        != (twice.calls().get(1).exception() == null);
    }

    /** What throws at first may return once something else was called. */
    private void tryAfterOthers() throws Throwable {
        List<Operation> others = List.copyOf(trials.returning().values());
        for (Operation operation : locking) {
            for (Operation other : others) {
                if (!trials.returning().containsKey(operation.label())) {
                    trials.look(other, operation, operation);
                }
            }
        }
    }
}
