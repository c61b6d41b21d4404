package dev.quintain.engine.interleave;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks for methods that return with a lock, the methods by which the same thread lets go of it, and those that have to
 * wait in between.
 */
final class HolderSearch {
    private static final int MOST_HOLDERS = 4;
    private static final int MOST_WAITING = 6;
    private static final int MOST_UNLOCKING = 8;

    /** Of the methods that wait for the same holder, so many are shown. */
    private static final int ENOUGH = 2;

    private final LockTrials trials;
    private final List<Operation> holders;
    private final List<Operation> waiting;
    private final List<Operation> unlocking;

    /**
     * @param trials what was seen so far says who returns
     * @param all what could let go
     */
    HolderSearch(LockTrials trials, List<Operation> all) {
        this.trials = trials;
        Stream<Operation> keeping = trials.keeping().entrySet().stream()
                .filter(each -> !each.getKey().throwing())
                .map(each -> each.getValue().calls().get(0).operation());
        this.holders = Stream.concat(
                        keeping,
                        trials.returning().values().stream()
                                .filter(operation -> operation.of().mayHold()))
                .distinct()
                .limit(MOST_HOLDERS)
                .toList();
        this.waiting = Stream.concat(holders.stream(), trials.returning().values().stream())
                .distinct()
                .toList();
        this.unlocking = all.stream()
                .filter(operation -> operation.of().unlocks())
                .limit(MOST_UNLOCKING)
                .toList();
    }

    /**
     * A holder that was found.
     *
     * @param label of the method that returns with a lock
     * @param exercise its call, one of another thread that waits, and the call that lets that go on
     */
    record Holding(String label, Exercise exercise) {}

    List<Holding> run() throws Throwable {
        var found = new ArrayList<Holding>();
        for (Operation holder : holders) {
            found.addAll(heldBy(holder));
        }
        return found;
    }

    private List<Holding> heldBy(Operation holder) throws Throwable {
        var found = new ArrayList<Holding>();
        // First another call of the same.
        List<Operation> others = Stream.concat(Stream.of(holder), waiting.stream())
                .distinct()
                .limit(MOST_WAITING)
                .toList();
        for (Operation other : others) {
            if (found.size() < ENOUGH && isHeldUp(holder, other)) {
                released(holder, other).ifPresent(found::add);
            }
        }
        return found;
    }

    private boolean isHeldUp(Operation holder, Operation other) throws Throwable {
        return trials.run(Turn.each(List.of(holder, other)))
                .filter(observed -> observed.calls().get(0).isAtOnce())
                .filter(observed -> !observed.calls().get(1).isComplete())
                .isPresent();
    }

    private Optional<Holding> released(Operation holder, Operation other) throws Throwable {
        for (Operation release : unlocking) {
            var turns = List.of(new Turn(0, holder), new Turn(1, other), new Turn(0, release));
            Optional<Observed> observed = trials.run(turns).filter(Observed::isComplete);
            if (observed.isPresent()) {
                String condition = other.label() + " waits while another thread is between " + holder.label() + " and "
                        + release.label();
                return Optional.of(new Holding(holder.label(), new Exercise(observed.get(), List.of(condition))));
            }
        }
        return Optional.empty();
    }
}
