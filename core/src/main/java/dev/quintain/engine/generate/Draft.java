package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A sequence in the making: earlier ones, one after the other, then calls that use their values. This is the paper's
 * operator {@code extend} (section 2.2).
 */
final class Draft {
    private final List<Step> steps = new ArrayList<>();
    private final Set<Integer> closed = new HashSet<>();
    private final List<Component> components = new ArrayList<>();

    /** Appends all of an earlier sequence; returns the number that the wanted value has here. */
    int include(Component component) {
        components.add(component);
        int before = steps.size();
        for (Step step : component.sequence().steps()) {
            steps.add(Steps.shifted(step, before));
        }
        for (int step : component.closed()) {
            closed.add(before + step);
        }
        return before + component.step();
    }

    int add(Literal literal) {
        steps.add(new Value(literal));
        return steps.size() - 1;
    }

    int call(Operation operation, List<Integer> inputs) {
        steps.add(new Call(operation, inputs));
        return steps.size() - 1;
    }

    /** Whether the value of a step may be built on. */
    boolean isOpen(int step) {
        return !closed.contains(step);
    }

    /** The earlier ones. */
    List<Component> components() {
        return components;
    }

    List<Step> steps() {
        return steps;
    }

    int size() {
        return steps.size();
    }

    Sequence sequence() {
        return new Sequence(steps);
    }
}
