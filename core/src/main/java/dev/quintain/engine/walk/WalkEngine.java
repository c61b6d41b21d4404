package dev.quintain.engine.walk;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Walks one class: runs all interleavings of its operations up to a depth, shorter ones first, each on a new object,
 * and tells a listener what each came to. The order of everything depends on the class and the options, never on
 * timing.
 */
public final class WalkEngine {
    /** A class whose arguments have cost so many workers needs a generator of the user's. */
    private static final int MOST_LOSSES = 5;

    private final Protocol protocol;
    private final WalkOptions options;
    private final WalkSetup setup;
    private final WorkerOptions workerOptions;
    private final int workers;
    private final LongSupplier clock;

    public WalkEngine(
            Protocol protocol,
            ClassPath classPath,
            WalkOptions options,
            SandboxOptions sandbox,
            WorkerOptions workerOptions,
            int workers,
            LongSupplier clock) {
        this.protocol = protocol;
        this.options = options;
        this.setup = new WalkSetup(
                sandbox,
                protocol,
                new SourceFinder(classPath, protocol.className(), options.partitions()).candidates(protocol),
                options.generator().orElse(null),
                options.stateDepth(),
                options.prediction());
        this.workerOptions = workerOptions;
        this.workers = workers;
        this.clock = clock;
    }

    public WalkResult run(WalkListener listener, StopSignal stop, Progress.Listener progress) {
        try (Crew crew = new Crew(workers, workerOptions, new WalkProgram(setup))) {
            stop.onStop(crew::stop);
            Reply.Prepared prepared = prepare(crew);
            // Starting does not count: on a busy machine nothing might be left for the walk.
            long deadline = options.time()
                    .map(time -> clock.getAsLong() + time.toNanos())
                    .orElse(Long.MAX_VALUE);
            BooleanSupplier isOver = () -> stop.isStopped() || clock.getAsLong() > deadline;
            listener.planned(plan(prepared));
            var walk = new Walk(
                    protocol,
                    options,
                    new Expedition(crew, prepared.sources(), isOver),
                    new Notation(protocol, prepared.sources()),
                    listener,
                    progress,
                    isOver);
            if (options.strategy() == Strategy.STATES) {
                StateSpace space =
                        new StateExploration(protocol, prepared.sources(), options, crew, stop, clock).search();
                listener.found(space);
                space.states().forEach(state -> walk.from(state.name(), List.of(state.path())));
            } else {
                walk.from("", starts());
            }
            return walk.result();
        }
    }

    /** How arguments will be made, as far as can be told without trying it; a line for each type. */
    public List<String> describeArguments() {
        return setup.candidates().entrySet().stream()
                .map(entry -> {
                    ValueSource first = entry.getValue().get(0);
                    return Symbols.simpleName(entry.getKey().name()) + ": " + first.symbol(0) + ", " + first.symbol(1)
                            + ", ...";
                })
                .toList();
    }

    private List<Path> starts() {
        return IntStream.range(0, protocol.starts().size()).mapToObj(Path::of).toList();
    }

    private Reply.Prepared prepare(Crew crew) {
        var replies = new ArrayList<Serializable>();
        crew.work(List.of(slot -> prepare(slot, replies)));
        if (replies.isEmpty()) {
            return new Reply.Prepared(Map.of(), null);
        }
        var prepared = (Reply.Prepared) replies.get(0);
        if (prepared.fault() != null) {
            throw new BadInput(prepared.fault());
        }
        return prepared;
    }

    // A way to make an argument that takes its worker with it is no way.
    private void prepare(WorkerSlot slot, List<Serializable> replies) {
        var skipped = new TreeSet<Integer>();
        while (replies.isEmpty()) {
            try {
                slot.run(new Request.Prepare(skipped), replies::add);
            } catch (WorkerDied e) {
                if (e.reason() == WorkerDied.Reason.STOPPED) {
                    return;
                }
                if (!e.isAtTest() || skipped.size() >= MOST_LOSSES || !skipped.add((int) e.test())) {
                    throw new BadInput("cannot make arguments for " + protocol.className() + ": a worker was lost ("
                            + e.getMessage() + "); give a --generator of your own");
                }
            }
        }
    }

    private WalkListener.Plan plan(Reply.Prepared prepared) {
        List<String> unmakeable = prepared.sources().values().stream()
                .filter(source -> source instanceof ValueSource.Nothing)
                .map(source -> Symbols.simpleName(source.type().name()))
                .toList();
        BigInteger sequences = Walk.possible(
                options.strategy() == Strategy.STATES ? 1 : protocol.starts().size(),
                protocol.methods().size(),
                options.depth());
        return new WalkListener.Plan(protocol, unmakeable, sequences);
    }
}
