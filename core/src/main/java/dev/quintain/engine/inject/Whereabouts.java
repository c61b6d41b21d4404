package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Place;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where a single test was while it ran.
 *
 * @param test where its own thread was last; empty if it ended before anybody asked
 * @param others where threads were last that it has started and that were at code under test
 * @param waits all places at which such threads were seen to wait
 */
public record Whereabouts(Optional<Place> test, List<Place> others, Set<Place> waits) {
    /** Nobody has asked. */
    static final Whereabouts UNKNOWN = new Whereabouts(Optional.empty(), List.of(), Set.of());

    public Whereabouts {
        others = List.copyOf(others);
        waits = Set.copyOf(waits);
    }
}
