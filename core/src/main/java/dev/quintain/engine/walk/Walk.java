package dev.quintain.engine.walk;

import dev.quintain.engine.Progress;
import dev.quintain.engine.walk.Results.Result;
import dev.quintain.finding.StateMachine.Transition;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A walk on its way: grows sequences from where it is told to start, length by length, and counts. */
final class Walk {
    /** Sequences in a batch: enough that messages cost little. */
    private static final int BATCH = 2000;

    /** Batches at a time; not by the number of workers, so that the outcome does not depend on it. */
    private static final int WAVE = 8;

    private final Protocol protocol;
    private final WalkOptions options;
    private final Expedition expedition;
    private final Notation notation;
    private final WalkListener listener;
    private final Progress.Listener progress;
    private final BooleanSupplier isOver;
    private BigInteger planned = BigInteger.ZERO;
    private long normal;
    private long exceptions;
    private long waits;
    private long voids;
    private BigInteger discarded = BigInteger.ZERO;
    private final List<Transition> transitions = new ArrayList<>();
    private boolean stopped;
    /** The listener wants to hear no more. */
    private boolean enough;

    Walk(
            Protocol protocol,
            WalkOptions options,
            Expedition expedition,
            Notation notation,
            WalkListener listener,
            Progress.Listener progress,
            BooleanSupplier isOver) {
        this.protocol = protocol;
        this.options = options;
        this.expedition = expedition;
        this.notation = notation;
        this.listener = listener;
        this.progress = progress;
        this.isOver = isOver;
    }

    /** How many sequences there are if none is cut short. */
    static BigInteger possible(int starts, int methods, int depth) {
        BigInteger all = BigInteger.ZERO;
        for (int length = 0; length <= depth; length++) {
            all = all.add(BigInteger.valueOf(methods).pow(length));
        }
        return all.multiply(BigInteger.valueOf(starts));
    }

    /** Runs these paths, and then all that grows from them. */
    void from(String state, List<Path> starts) {
        planned = planned.add(possible(starts.size(), protocol.methods().size(), options.depth()));
        var frontier = new Frontier(starts);
        for (int length = 0; length <= options.depth() && !stopped; length++) {
            listener.begin(state, length);
            long before = executed();
            run(frontier, new Round(length, state));
            BigInteger possible = BigInteger.valueOf(starts.size())
                    .multiply(BigInteger.valueOf(protocol.methods().size()).pow(length));
            if (!stopped) {
                discarded = discarded.add(possible.subtract(BigInteger.valueOf(executed() - before)));
            }
        }
    }

    /** The sequences of one length from one state. */
    private record Round(int length, String state) {
        /** Whether its sequences go on from shorter ones, rather than being where everything begins. */
        boolean grown() {
            return length > 0;
        }
    }

    private boolean seesStates(Round round) {
        return options.strategy() == Strategy.STATES && round.length() == 1;
    }

    private void run(Frontier frontier, Round round) {
        Frontier.Growth growth = frontier.new Growth();
        int methods = round.grown() ? protocol.methods().size() : 1;
        int batch = Math.max(1, BATCH / Math.max(1, methods));
        for (int from = 0; from < frontier.size() && !stopped && methods > 0; from += batch * WAVE) {
            int to = Math.min(frontier.size(), from + batch * WAVE);
            List<Batch> wave = batches(frontier, round.grown(), from, to, batch);
            expedition.run(wave, seesStates(round));
            for (int i = 0; i < wave.size() && !enough; i++) {
                note(round, from + i * batch, wave.get(i), growth);
            }
            progress.update(new Progress(
                    "walking",
                    executed(),
                    planned.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue(),
                    0));
            stopped |= enough || isOver.getAsBoolean();
        }
        growth.finish(round.grown());
    }

    private List<Batch> batches(Frontier frontier, boolean grown, int from, int to, int size) {
        var batches = new ArrayList<Batch>();
        for (int start = from; start < to; start += size) {
            var paths = new ArrayList<Path>();
            for (int i = start; i < Math.min(to, start + size); i++) {
                paths.add(frontier.path(i));
            }
            batches.add(new Batch(paths, grown, protocol.methods().size()));
        }
        return batches;
    }

    // What a batch came to before it was stopped counts too; but once the listener has enough, nothing is told any
    // more.
    private void note(Round round, int first, Batch batch, Frontier.Growth growth) {
        int methods = round.grown() ? protocol.methods().size() : 1;
        List<Result> results = batch.results();
        stopped |= !batch.isDone();
        for (int i = 0; i < results.size() && !enough; i++) {
            Result result = results.get(i);
            count(result);
            if (round.length() < options.depth() && isGrowing(result)) {
                growth.add(first + i / methods, Path.step(i % methods, result.mutated()));
            }
            var observation = new Observation(notation, batch.sequence(i, result.mutated()), result);
            if (seesStates(round)) {
                transitions.add(transition(round.state(), observation, result));
            }
            enough = !listener.executed(observation);
        }
    }

    private Transition transition(String from, Observation observation, Result result) {
        boolean normal = result.ending().isNormal();
        return new Transition(
                from,
                observation.lastMethod(),
                normal ? StateSpace.name(protocol, result.truths()) : from,
                normal ? "" : Symbols.simpleName(result.text()));
    }

    private long executed() {
        return normal + exceptions + waits;
    }

    private void count(Result result) {
        if (result.ending().isNormal()) {
            normal++;
            voids += result.ending() == Ending.DONE ? 1 : 0;
        } else if (result.ending() == Ending.WAITS) {
            waits++;
        } else {
            exceptions++;
        }
    }

    private boolean isGrowing(Result result) {
        return result.ending().isNormal() && (options.strategy() != Strategy.ALGEBRA || result.mutated());
    }

    WalkResult result() {
        List<String> deepMethods = expedition.deepMethods().stream()
                .map(method -> protocol.methods().get(method).name() + "()")
                .distinct()
                .toList();
        return new WalkResult(
                normal,
                exceptions,
                waits,
                voids,
                discarded,
                transitions,
                stopped || expedition.fault().isPresent(),
                deepMethods,
                expedition.effects(),
                expedition.fault());
    }
}
