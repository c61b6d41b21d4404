package dev.quintain.engine.walk;

import dev.quintain.engine.walk.Results.Result;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.subject.JavaType;
import dev.quintain.worker.WorkerDied;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sequences that are run together, and what has become of them so far. */
final class Batch {
    private final List<Path> paths;
    private final boolean grown;
    private final int methods;
    private final List<Result> results = new ArrayList<>();
    private final Map<Integer, String> lost = new TreeMap<>();
    private SideEffects effects = SideEffects.none();
    private final Set<Integer> deepMethods = new TreeSet<>();

    /**
     * @param grown whether each path is to be followed by each method, rather than run as it is
     * @param methods how many there are
     */
    Batch(List<Path> paths, boolean grown, int methods) {
        this.paths = paths;
        this.grown = grown;
        this.methods = methods;
    }

    private int size() {
        return grown ? paths.size() * methods : paths.size();
    }

    /** The sequence of a number, of which it is now known whether its last call changes the object. */
    Path sequence(int number, boolean mutated) {
        return grown ? paths.get(number / methods).plus(number % methods, mutated) : paths.get(number);
    }

    boolean isDone() {
        return results.size() >= size();
    }

    /** What is left to do. */
    Request.Run request(Map<JavaType, ValueSource> sources, Set<Integer> hopeless, boolean states) {
        return new Request.Run(sources, paths, grown, results.size(), lost, hopeless, states);
    }

    void add(Reply.Executed executed) {
        for (int i = 0; i < executed.results().size(); i++) {
            results.add(executed.results().get(i));
        }
        effects = effects.plus(executed.effects());
        deepMethods.addAll(executed.deepMethods());
    }

    /** A sequence took its worker with it. */
    void add(WorkerDied death) {
        String what = switch (death.reason()) {
            case HUNG -> "does not end";
            case OUT_OF_MEMORY -> "uses up the memory";
            default -> "ends the virtual machine";
        };
        lost.put((int) Math.max(death.test(), results.size()), what);
    }

    /** The methods that took workers with them, as often as they did. */
    List<Integer> culprits() {
        return grown ? lost.keySet().stream().map(number -> number % methods).toList() : List.of();
    }

    List<Result> results() {
        return results;
    }

    SideEffects effects() {
        return effects;
    }

    Set<Integer> deepMethods() {
        return deepMethods;
    }
}
