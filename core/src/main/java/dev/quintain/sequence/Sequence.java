package dev.quintain.sequence;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.List;

/**
 * A test as data: steps that each make one value, out of values that earlier steps made. The last step is the one
 * under test; those before it make its arguments.
 */
public record Sequence(List<Step> steps) implements Serializable {
    public Sequence {
        steps = List.copyOf(steps);
    }

    /** One line of a test. */
    public sealed interface Step extends Serializable {
        /** The static type of the value that the step makes; {@code void} if it makes none. */
        JavaType type();
    }

    public record Value(Literal literal) implements Step {
        @Override
        public JavaType type() {
            return literal.type();
        }
    }

    /**
     * @param inputs for each of the operation's inputs, the number of the step that made it
     */
    public record Call(Operation operation, List<Integer> inputs) implements Step {
        @Override
        public JavaType type() {
            return operation.result();
        }
    }

    public Operation underTest() {
        return ((Call) steps.get(steps.size() - 1)).operation();
    }

    /** How many operations it calls: the measure by which one test is shorter than another. */
    public int calls() {
        int calls = 0;
        for (Step step : steps) {
            calls += step instanceof Call ? 1 : 0;
        }
        return calls;
    }
}
