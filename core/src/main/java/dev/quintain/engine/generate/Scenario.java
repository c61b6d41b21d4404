package dev.quintain.engine.generate;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * A sequence with what its steps are known to come to.
 *
 * @param underTest the number of the step that is tested; those after it only look at what it did
 * @param expected by the numbers of steps
 */
public record Scenario(Sequence sequence, int underTest, Map<Integer, Expected> expected) implements Serializable {
    public Scenario {
        expected = new TreeMap<>(expected);
    }

    Scenario with(Map<Integer, Expected> others) {
        return new Scenario(sequence, underTest, others);
    }
}
