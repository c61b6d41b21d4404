package dev.quintain.engine.generate;

import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

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

    /** The operation under test. */
    public Operation operation() {
        return ((Call) sequence.steps().get(underTest)).operation();
    }

    /** What is tested, without the looks at what it did. */
    Sequence tested() {
        return new Sequence(sequence.steps().subList(0, underTest + 1));
    }

    /** The same without some of the steps that only look. */
    Scenario withoutLooks(IntPredicate unwanted) {
        var steps = new ArrayList<Step>(sequence.steps().subList(0, underTest + 1));
        Map<Integer, Expected> others = new TreeMap<>();
        for (int i = 0; i < sequence.steps().size(); i++) {
            boolean looks = i > underTest;
            if (!looks || !unwanted.test(i)) {
                if (looks) {
                    steps.add(sequence.steps().get(i));
                }
                if (expected.containsKey(i)) {
                    others.put(looks ? steps.size() - 1 : i, expected.get(i));
                }
            }
        }
        return new Scenario(new Sequence(steps), underTest, others);
    }

    /** The same without looks that nothing is known of. */
    Scenario withoutBareLooks() {
        return withoutLooks(step -> !expected.containsKey(step));
    }

    Scenario with(Map<Integer, Expected> others) {
        return new Scenario(sequence, underTest, others);
    }
}
