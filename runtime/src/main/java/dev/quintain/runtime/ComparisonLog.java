package dev.quintain.runtime;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The first distinct comparisons that were made, in their order. */
final class ComparisonLog {
    private static final int CAPACITY = 256;

    /** So that the counter of one loop does not fill the log. */
    private static final int CAPACITY_OF_PLACE = 16;

    private final Set<Comparison> comparisons = new LinkedHashSet<>();
    private final Map<Integer, Integer> countByPlace = new HashMap<>();

    List<Comparison> comparisons() {
        return List.copyOf(comparisons);
    }

    void clear() {
        comparisons.clear();
        countByPlace.clear();
    }

    void note(Object left, Object right) {
        if (comparisons.size() < CAPACITY) {
            comparisons.add(new Comparison(left, right));
        }
    }

    void note(Object left, Object right, int place) {
        int noted = countByPlace.getOrDefault(place, 0);
        int before = comparisons.size();
        if (noted < CAPACITY_OF_PLACE) {
            note(left, right);
            countByPlace.put(place, noted + comparisons.size() - before);
        }
    }
}
