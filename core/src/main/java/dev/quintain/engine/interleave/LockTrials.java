package dev.quintain.engine.interleave;

import dev.quintain.bytecode.MonitorOutline;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Makes calls of methods that take locks, and files what is seen of them. */
final class LockTrials {
    private final Trial trial;
    private final BooleanSupplier timeIsUp;
    private final Map<LetGo, List<Operation>> lettingGo = new LinkedHashMap<>();
    private final Map<LetGo, Observed> keeping = new LinkedHashMap<>();
    private final Map<String, Operation> returning = new LinkedHashMap<>();
    private final Set<Operation> stuck = new LinkedHashSet<>();
    private final Set<MonitorOutline.Method> restless = new HashSet<>();

    /**
     * @param timeIsUp says when what was seen so far must do
     */
    LockTrials(Trial trial, BooleanSupplier timeIsUp) {
        this.trial = trial;
        this.timeIsUp = timeIsUp;
    }

    /** Makes calls, each by a thread of its own, and files what they show; empty if it is of no use to make them. */
    Optional<Observed> look(Operation... operations) throws Throwable {
        Optional<Observed> seen = run(Turn.each(List.of(operations)));
        seen.ifPresent(this::file);
        return seen;
    }

    /** Makes calls; empty if it is of no use to make them. */
    Optional<Observed> run(List<Turn> turns) throws Throwable {
        if (timeIsUp.getAsBoolean()
                || turns.stream().anyMatch(turn -> isRestless(turn.operation().of()))) {
            return Optional.empty();
        }
        Observed observed = trial.run(turns);
        if (observed.restless()) {
            // A call that spins leaves a thread that uses a processor for ever.
            turns.forEach(turn -> restless.add(turn.operation().of()));
            return Optional.empty();
        }
        return Optional.of(observed);
    }

    private void file(Observed observed) {
        Observed.Call first = observed.calls().get(0);
        if (!first.isComplete()) {
            stuck.add(first.operation());
        }
        for (Observed.Following pair : observed.followings()) {
            if (!pair.condition().throwing()) {
                returning.putIfAbsent(pair.condition().label(), pair.ended().operation());
            }
            if (pair.next().isAtOnce()) {
                lettingGo.putIfAbsent(
                        pair.condition(),
                        observed.calls().subList(0, pair.next().start()).stream()
                                .map(Observed.Call::operation)
                                .toList());
            } else if (!pair.next().isComplete()) {
                keeping.putIfAbsent(pair.condition(), observed);
            }
        }
    }

    /** The calls that first brought about each condition; the last of them is the one that got in. */
    Map<LetGo, List<Operation>> lettingGo() {
        return lettingGo;
    }

    /** What first showed that a call does not let go; the last one is that which does not get in. */
    Map<LetGo, Observed> keeping() {
        return keeping;
    }

    /** Of each method that was seen to return, a call that does. */
    Map<String, Operation> returning() {
        return returning;
    }

    /** Calls that do not complete, though no other thread is there. */
    Set<Operation> stuck() {
        return stuck;
    }

    /** Whether a method spins, or is in a timed wait. */
    boolean isRestless(MonitorOutline.Method method) {
        return restless.contains(method);
    }
}
