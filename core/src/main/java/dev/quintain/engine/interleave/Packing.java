package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Joins short sequences to a few longer ones, which bring about all that each of them does. */
final class Packing {
    /** More calls are hard to follow for those who have to confirm them. */
    private static final int LONGEST = 8;

    private final Trial trial;

    Packing(Trial trial) {
        this.trial = trial;
    }

    /**
     * @param sequences calls that bring about each condition
     */
    List<Exercise> pack(Map<LetGo, List<Operation>> sequences) throws Throwable {
        var packed = new ArrayList<Observed>();
        for (Map.Entry<LetGo, List<Operation>> each : sequences.entrySet()) {
            if (packed.stream().noneMatch(observed -> observed.lettingGo().contains(each.getKey()))) {
                add(each.getKey(), each.getValue(), packed);
            }
        }
        return packed.stream().map(Packing::exercise).toList();
    }

    private void add(LetGo condition, List<Operation> operations, List<Observed> packed) throws Throwable {
        int last = packed.size() - 1;
        Optional<Observed> joined = last < 0 ? Optional.empty() : joined(packed.get(last), condition, operations);
        if (joined.isPresent()) {
            packed.set(last, joined.get());
        } else {
            packed.add(trial.run(Turn.each(operations)));
        }
    }

    /** What comes of both, one after the other; empty if it is too long, or not the same. */
    private Optional<Observed> joined(Observed begun, LetGo condition, List<Operation> operations) throws Throwable {
        var all = new ArrayList<Operation>();
        begun.calls().forEach(call -> all.add(call.operation()));
        all.addAll(operations);
        return all.size() > LONGEST
                ? Optional.empty()
                : Optional.of(trial.run(Turn.each(all)))
                        .filter(Observed::isComplete)
                        .filter(observed -> observed.lettingGo().contains(condition)
                                && observed.lettingGo().containsAll(begun.lettingGo()));
    }

    private static Exercise exercise(Observed observed) {
        return new Exercise(
                observed, observed.lettingGo().stream().map(LetGo::toString).toList());
    }
}
