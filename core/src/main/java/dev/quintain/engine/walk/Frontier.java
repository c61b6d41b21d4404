package dev.quintain.engine.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sequences that may still grow, as a tree: each knows its last step and the sequence that it continues. That takes
 * a few bytes for each, whatever its length.
 */
final class Frontier {
    private List<Path> roots;
    private final List<Level> levels = new ArrayList<>();

    /** The sequences of one length beyond the root. */
    private static final class Level {
        private int[] parents = new int[16];
        private int[] steps = new int[16];
        private int size;

        void add(int parent, int step) {
            if (size == steps.length) {
                parents = Arrays.copyOf(parents, size * 2);
                steps = Arrays.copyOf(steps, size * 2);
            }
            parents[size] = parent;
            steps[size++] = step;
        }
    }

    Frontier(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /** How many sequences of the greatest length there are. */
    int size() {
        return levels.isEmpty() ? roots.size() : levels.get(levels.size() - 1).size;
    }

    /** The path of one of the sequences of the greatest length. */
    Path path(int index) {
        int[] steps = new int[levels.size()];
        int at = index;
        for (int i = steps.length - 1; i >= 0; i--) {
            Level level = levels.get(i);
            steps[i] = level.steps[at];
            at = level.parents[at];
        }
        return roots.get(at).plus(steps);
    }

    /** Collects the sequences that are one step longer. */
    final class Growth {
        private final Level next = new Level();

        void add(int parent, int step) {
            next.add(parent, step);
        }

        /** Replaces what grew: the roots, if these were run as they are, or adds a length. */
        void finish(boolean grown) {
            if (grown) {
                levels.add(next);
            } else {
                List<Path> all = roots;
                roots = IntStream.range(0, next.size)
                        .mapToObj(i -> all.get(next.parents[i]))
                        .toList();
            }
        }
    }
}
