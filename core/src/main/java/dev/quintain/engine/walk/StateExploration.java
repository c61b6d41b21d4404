package dev.quintain.engine.walk;

import dev.quintain.engine.StopSignal;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongSupplier;

/** Has a worker search for states. What it found is kept even if the search takes the worker with it. */
final class StateExploration {
    /** A search that has cost so many workers is given up. */
    private static final int MOST_LOSSES = 5;

    /** The part of the time that the search may take: the walk needs the rest. */
    private static final int SHARE = 3;

    private final Protocol protocol;
    private final Map<JavaType, ValueSource> sources;
    private final WalkOptions options;
    private final Crew crew;
    private final StopSignal stop;
    private final LongSupplier clock;
    private final Map<Integer, Reply.Found> found = new LinkedHashMap<>();
    private Reply.Searched searched = new Reply.Searched(0, 0, false);

    /**
     * @param sources how arguments are made
     */
    StateExploration(
            Protocol protocol,
            Map<JavaType, ValueSource> sources,
            WalkOptions options,
            Crew crew,
            StopSignal stop,
            LongSupplier clock) {
        this.sources = sources;
        this.protocol = protocol;
        this.options = options;
        this.crew = crew;
        this.stop = stop;
        this.clock = clock;
    }

    StateSpace search() {
        crew.workUntilFault(List.of(this::search));
        return StateSpace.of(protocol, new ArrayList<>(found.values()), searched);
    }

    private void search(WorkerSlot slot) {
        Set<Integer> skipped = new TreeSet<>();
        long begun = clock.getAsLong();
        long nanos = options.time().map(time -> time.toNanos() / SHARE).orElse(Long.MAX_VALUE);
        while (skipped.size() < MOST_LOSSES && !stop.isStopped()) {
            long left = nanos - (clock.getAsLong() - begun);
            if (left <= 0) {
                return;
            }
            try {
                slot.run(
                        new Request.Search(sources, options.probeDepth(), WalkOptions.EFFORT, left, skipped),
                        this::note);
                return;
            } catch (WorkerDied e) {
                searched = new Reply.Searched((int) Math.max(0, e.test()), longest(), false);
                boolean over = e.reason() == WorkerDied.Reason.STOPPED
                        || e.reason() == WorkerDied.Reason.OUT_OF_MEMORY
                        || !e.isAtTest();
                if (over || !skipped.add((int) e.test())) {
                    return;
                }
            }
        }
    }

    private int longest() {
        return found.values().stream()
                .mapToInt(state -> state.path().length() - 1)
                .max()
                .orElse(0);
    }

    private void note(Serializable reply) {
        if (reply instanceof Reply.Found state) {
            found.putIfAbsent(state.truths(), state);
        } else if (reply instanceof Reply.Searched end) {
            searched = end;
        }
    }
}
