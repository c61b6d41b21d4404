package dev.quintain.engine.walk;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import java.util.Map;

/**
 * A sequence with what is known of its last calls: ready to be written as a test.
 *
 * @param name of the calls that come first, as a name for a method
 * @param title of the same, for a reader
 * @param expected what steps come to, by their numbers
 */
public record Scenario(String name, String title, Sequence sequence, Map<Integer, Expected> expected) {
    public Scenario {
        expected = Map.copyOf(expected);
    }
}
