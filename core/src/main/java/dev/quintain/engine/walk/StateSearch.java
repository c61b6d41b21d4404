package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.sandbox.ConcreteState.Fingerprint;
import dev.quintain.worker.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Looks for the states that the predicates of a class tell apart: breadth first, by constructors and mutators, so that
 * each is reached by the shortest way. A path that leads to an object like one seen before is not followed: what can be
 * reached from there is reached without the detour. That is what makes far states near.
 */
final class StateSearch {
    /** What a sequence costs beside its calls, in calls. */
    private static final int EFFORT_OF_PROBE = 4;

    /** What it costs more if it waits until that is noticed. */
    private static final int EFFORT_OF_WAIT = 15_000;

    private final Protocol protocol;
    private final Request.Search search;
    private final Program.Parent parent;
    private final Stage stage;
    private final long begun;
    private final int allTruths;
    private final Set<Integer> found = new HashSet<>();
    private final Set<Fingerprint> seen = new HashSet<>();
    private final Deque<Path> open = new ArrayDeque<>();
    private int probes;
    private long effort;
    private int depth;

    StateSearch(Protocol protocol, Request.Search search, Program.Parent parent, Stage stage) {
        this.protocol = protocol;
        this.search = search;
        this.parent = parent;
        this.stage = stage;
        this.begun = parent.nanoTime();
        this.allTruths = 1 << protocol.predicates().size();
    }

    void run() {
        for (int start = 0; start < protocol.starts().size(); start++) {
            probe(Path.NOWHERE, start);
        }
        boolean complete = true;
        while (!open.isEmpty() && found.size() < allTruths && complete) {
            Path path = open.remove();
            complete = path.length() <= search.depth() && grow(path);
        }
        parent.send(new Reply.Searched(probes, depth, complete));
    }

    /** Whether there was time and effort left for all. */
    private boolean grow(Path path) {
        for (int method = 0; method < protocol.methods().size(); method++) {
            boolean late = parent.nanoTime() - begun > search.nanos();
            if (effort >= search.effort() || late || stage.isSpoiled()) {
                return false;
            }
            probe(path, method);
        }
        return true;
    }

    private void probe(Path path, int call) {
        int number = probes++;
        if (search.skipped().contains(number)) {
            return;
        }
        Result result = stage.run(number, path.plus(call, false), Look.AT_EVERYTHING);
        Fingerprint fingerprint = stage.fingerprint();
        effort += EFFORT_OF_PROBE + path.length() + (fingerprint == null ? 0 : fingerprint.size());
        effort += result.ending() == Ending.WAITS ? EFFORT_OF_WAIT : 0;
        if (!result.ending().isNormal() || !result.mutated()) {
            return;
        }
        Path reached = path.plus(call, true);
        depth = Math.max(depth, reached.length() - 1);
        if (found.add(result.truths())) {
            parent.send(new Reply.Found(result.truths(), reached));
        }
        if (fingerprint != null && seen.add(fingerprint)) {
            open.add(reached);
        }
    }
}
