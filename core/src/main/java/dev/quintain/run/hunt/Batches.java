package dev.quintain.run.hunt;

import java.util.ArrayList;
import java.util.List;

/**
 * Classes go together in batches, as many as there is time to start engines for: an engine needs some seconds before and after
 * it does anything.
 */
final class Batches {
    /** So many seconds of one core should be there for each batch. */
    private static final int SECONDS_PER_BATCH = 100;

    /** So many classes are worth a batch of their own, where all workers have one. */
    private static final int FEWEST_CLASSES = 4;

    /** Of the time that others get, those in which threads wait for each other are worth: most calls of them come to nothing. */
    private static final double OF_WAITING = 0.25;

    private Batches() {}

    /**
     * Classes that go together.
     *
     * @param share the part that they get of an engine's time
     */
    record Batch(List<String> classes, double share) {}

    static List<Batch> of(List<String> lonely, List<String> waiting, HuntRequest request) {
        double all = lonely.size() + OF_WAITING * waiting.size();
        var found = new ArrayList<Batch>();
        for (List<String> part : parts(lonely, count(lonely.size(), request))) {
            found.add(new Batch(part, part.size() / all));
        }
        int few = Math.min(request.workers(), inFours(waiting.size()));
        for (List<String> part : parts(waiting, few)) {
            found.add(new Batch(part, OF_WAITING * part.size() / all));
        }
        return List.copyOf(found);
    }

    private static int count(int classes, HuntRequest request) {
        long cores = request.time().toSeconds() * request.workers();
        long affordable = Math.max(request.workers(), cores / SECONDS_PER_BATCH);
        long large = Math.min(affordable, inFours(classes));
        // A worker without a batch would have little to do but wait for the others.
        return (int) Math.max(1, Math.max(large, Math.min(classes, request.workers())));
    }

    private static int inFours(int classes) {
        return (classes + FEWEST_CLASSES - 1) / FEWEST_CLASSES;
    }

    /** Neighbours stay together. */
    static List<List<String>> parts(List<String> names, int count) {
        var parts = new ArrayList<List<String>>();
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) names.size() * i / count);
            int to = (int) ((long) names.size() * (i + 1) / count);
            if (from < to) {
                parts.add(List.copyOf(names.subList(from, to)));
            }
        }
        return parts;
    }
}
