package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is told of methods that take locks: the conditions of a script, and what its reader should know besides. */
final class LockReport {
    /** Nobody confirms a script that is longer. */
    private static final int MOST_METHODS = 16;

    private final List<Operation> locking;
    private final LockTrials trials;
    private final List<HolderSearch.Holding> holdings;
    private final Set<String> holders;
    private final List<String> leftOut;

    LockReport(List<Operation> locking, LockTrials trials, List<HolderSearch.Holding> holdings) {
        this.locking = List.copyOf(locking);
        this.trials = trials;
        this.holdings = List.copyOf(holdings);
        this.holders = holdings.stream().map(HolderSearch.Holding::label).collect(Collectors.toSet());
        this.leftOut = trials.lettingGo().keySet().stream()
                .map(LetGo::label)
                .distinct()
                .skip(MOST_METHODS)
                .filter(label -> trials.keeping().keySet().stream()
                        .noneMatch(kept -> kept.label().equals(label)))
                .toList();
    }

    /** The conditions that sequences are wanted for, with calls that bring them about. */
    Map<LetGo, List<Operation>> wanted() {
        var wanted = new LinkedHashMap<>(trials.lettingGo());
        wanted.keySet().removeIf(condition -> leftOut.contains(condition.label()));
        return wanted;
    }

    /** Sequences with a call that does not complete, and should. */
    List<Exercise> suspicious() {
        return trials.keeping().entrySet().stream()
                .filter(each -> isSuspicious(each.getKey()))
                .map(each -> new Exercise(each.getValue(), List.of(each.getKey().toString())))
                .toList();
    }

    /** Who throws must let go; who returns, if it does so in other cases and no other method is there to do it. */
    private boolean isSuspicious(LetGo condition) {
        return condition.throwing()
                || (trials.lettingGo().containsKey(condition) && !holders.contains(condition.label()));
    }

    Sketch sketch(List<Exercise> exercises) {
        List<String> conditions = conditions();
        List<String> open = conditions.stream()
                .filter(condition -> exercises.stream()
                        .noneMatch(exercise -> exercise.conditions().contains(condition)))
                .toList();
        List<String> suspects = exercises.stream()
                .map(Exercise::observed)
                .filter(observed -> !observed.isComplete())
                .map(LockReport::suspicion)
                .toList();
        return new Sketch(conditions, exercises, open, suspects, notes());
    }

    private List<String> conditions() {
        Stream<String> ofMethods = labels().stream()
                .filter(label -> !leftOut.contains(label))
                .flatMap(label -> Stream.of(new LetGo(label, false), new LetGo(label, true)))
                .filter(this::isDemanded)
                .map(LetGo::toString);
        Stream<String> ofHolders = holdings.stream().flatMap(holding -> holding.exercise().conditions().stream());
        return Stream.concat(ofMethods, ofHolders).distinct().toList();
    }

    private List<String> labels() {
        return locking.stream().map(Operation::label).distinct().toList();
    }

    /** All should return one day; whether they throw, nobody knows before. */
    private boolean isDemanded(LetGo condition) {
        return trials.lettingGo().containsKey(condition)
                || (condition.throwing()
                        ? trials.keeping().containsKey(condition)
                        : !holders.contains(condition.label()));
    }

    private static String suspicion(Observed observed) {
        Observed.Call ended = observed.calls().get(observed.calls().size() - 2);
        String how = ended.exception() == null
                ? "returns"
                : "throws " + ended.exception().text();
        return ended.operation().code() + " " + how
                + ", and the same call of another thread does not complete after it";
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        trials.stuck()
                .forEach(operation ->
                        notes.add(operation.code() + " did not complete, though no other thread was there."));
        trials.keeping().forEach((condition, seen) -> {
            if (!isSuspicious(condition) && !holders.contains(condition.label())) {
                notes.add(seen.calls().get(0).operation().code() + " returned, and the same call of another thread did"
                        + " not get in after it; no method was seen that lets it in.");
            }
        });
        locking.stream()
                .filter(operation -> trials.isRestless(operation.of()))
                .map(Operation::label)
                .distinct()
                .forEach(label -> notes.add(label + " spun or was in a timed wait, and was not tried any further."));
        if (!leftOut.isEmpty()) {
            notes.add("Left out, to keep this short, though they let go of what they take when called like this: "
                    + String.join(", ", leftOut) + ".");
        }
        return notes;
    }
}
