package dev.quintain.engine.interleave;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Looks for sequences of calls that bring conditions about, the shortest first, and does not go on from where it was. */
final class DraftSearch {
    private static final int LONGEST = 7;
    private static final int MOST_TRIALS = 1500;
    private static final int REPETITIONS = 3;

    /** A call that spins leaves a thread that uses a processor for ever. */
    private static final int MOST_RESTLESS = 2;

    private final Trial trial;
    private final List<Operation> operations;
    private final List<Goal> goals;
    private final List<Observed> kept = new ArrayList<>();
    private final Set<Integer> open = new LinkedHashSet<>();
    private final Set<String> situations = new HashSet<>();
    private final Map<Operation, Integer> restless = new HashMap<>();
    private final BooleanSupplier timeIsUp;

    /**
     * @param timeIsUp says when what was found so far must do
     */
    DraftSearch(Trial trial, List<Operation> operations, List<Goal> goals, BooleanSupplier timeIsUp) {
        this.trial = trial;
        this.timeIsUp = timeIsUp;
        this.operations = List.copyOf(operations);
        this.goals = List.copyOf(goals);
        for (int i = 0; i < goals.size(); i++) {
            open.add(i);
        }
    }

    /** Sequences that together bring about all that could be. */
    List<Observed> run() throws Throwable {
        Queue<List<Operation>> begun = new ArrayDeque<>();
        begun.add(List.of());
        int trials = 0;
        while (!begun.isEmpty() && !open.isEmpty()) {
            List<Operation> shorter = begun.remove();
            for (Operation operation : operations) {
                if (open.isEmpty() || trials++ >= MOST_TRIALS || timeIsUp.getAsBoolean()) {
                    return needed();
                }
                if (restless.getOrDefault(operation, 0) < MOST_RESTLESS) {
                    longer(shorter, operation).ifPresent(begun::add);
                }
            }
        }
        return needed();
    }

    /** Tries a sequence with one call more; returns it if it is worth going on from there. */
    private Optional<List<Operation>> longer(List<Operation> shorter, Operation operation) throws Throwable {
        var longer = new ArrayList<>(shorter);
        longer.add(operation);
        Observed observed = trial.run(Turn.each(longer));
        if (observed.restless()) {
            restless.merge(operation, 1, Integer::sum);
            return Optional.empty();
        }
        consider(longer, observed);
        boolean goesOn = longer.size() < LONGEST && situations.add(observed.situation() + broughtAbout(observed));
        return goesOn ? Optional.of(longer) : Optional.empty();
    }

    private void consider(List<Operation> sequence, Observed observed) throws Throwable {
        if (observed.isComplete() && !broughtAbout(observed).isEmpty() && isSteady(sequence, observed)) {
            kept.add(observed);
            open.removeIf(goal -> goals.get(goal).isMet().test(observed));
        }
    }

    /** The open conditions that it brings about, if only its calls come to an end: they set it apart from others. */
    private List<Integer> broughtAbout(Observed observed) {
        return open.stream()
                .filter(goal -> goals.get(goal).isMet().test(observed))
                .toList();
    }

    private boolean isSteady(List<Operation> sequence, Observed observed) throws Throwable {
        for (int i = 1; i < REPETITIONS; i++) {
            if (!trial.run(Turn.each(sequence)).calls().equals(observed.calls())) {
                return false;
            }
        }
        return true;
    }

    /** Without those whose conditions the others bring about as well. */
    private List<Observed> needed() {
        var all = new ArrayList<>(kept);
        for (Observed each : kept) {
            var others = new ArrayList<>(all);
            others.remove(each);
            boolean missed = goals.stream()
                    .anyMatch(goal -> goal.isMet().test(each)
                            && others.stream().noneMatch(other -> goal.isMet().test(other)));
            if (!missed) {
                all.remove(each);
            }
        }
        return all;
    }
}
