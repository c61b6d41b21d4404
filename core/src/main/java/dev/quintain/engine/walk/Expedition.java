package dev.quintain.engine.walk;

import dev.quintain.sandbox.SideEffects;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerFault;
import dev.quintain.worker.WorkerSlot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Has batches of sequences run by a crew, and goes on when one of them takes its worker with it. */
final class Expedition {
    /** A method that has cost so many workers is not called any more. */
    private static final int MOST_LOSSES = 3;

    private final Crew crew;
    private final Map<JavaType, ValueSource> sources;
    private final BooleanSupplier isOver;
    private final Map<Integer, Integer> losses = new HashMap<>();
    private final Set<Integer> deepMethods = new TreeSet<>();
    private SideEffects effects = SideEffects.none();

    /**
     * @param sources how arguments are made
     * @param isOver whether to begin nothing any more
     */
    Expedition(Crew crew, Map<JavaType, ValueSource> sources, BooleanSupplier isOver) {
        this.crew = crew;
        this.sources = sources;
        this.isOver = isOver;
    }

    /**
     * Runs batches; those that are not done when it returns were stopped.
     *
     * @param states whether to see which state each object is in at the end
     */
    void run(List<Batch> batches, boolean states) {
        Set<Integer> hopeless = losses.entrySet().stream()
                .filter(loss -> loss.getValue() >= MOST_LOSSES)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
        List<Consumer<WorkerSlot>> jobs = batches.stream()
                .map(batch -> (Consumer<WorkerSlot>) slot -> run(batch, hopeless, states, slot))
                .toList();
        crew.workUntilFault(jobs);
        // Only now: what one batch learns must not depend on how far another one is.
        for (Batch batch : batches) {
            batch.culprits().forEach(method -> losses.merge(method, 1, Integer::sum));
            effects = effects.plus(batch.effects());
            deepMethods.addAll(batch.deepMethods());
        }
    }

    private void run(Batch batch, Set<Integer> hopeless, boolean states, WorkerSlot slot) {
        while (!batch.isDone() && !isOver.getAsBoolean()) {
            try {
                slot.run(batch.request(sources, hopeless, states), reply -> batch.add((Reply.Executed) reply));
            } catch (WorkerDied e) {
                if (e.reason() == WorkerDied.Reason.STOPPED) {
                    return;
                }
                batch.add(e);
            }
        }
    }

    SideEffects effects() {
        return effects;
    }

    /** The methods that change objects deeper than their fields are followed, by their numbers. */
    Set<Integer> deepMethods() {
        return deepMethods;
    }

    /** The fault of ours that ended the work, if one did. */
    Optional<WorkerFault> fault() {
        return crew.fault();
    }
}
