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
    private final SequenceHashes hashes;
    private final List<Step> steps = new ArrayList<>();
    private final List<Component> components = new ArrayList<>();
    /** There mostly is none, and every sequence begins as a draft. */
    private Set<Integer> closed = Set.of();

    private long hash = SequenceHashes.EMPTY;

    Draft(SequenceHashes hashes) {
        this.hashes = hashes;
    }

    /** Appends all of an earlier sequence; returns the number that the wanted value has here. */
    int include(Component component) {
        components.add(component);
        int before = steps.size();
        List<Step> more = component.sequence().steps();
        if (before == 0) {
            // As they are: to look at them is to wait for memory.
            steps.addAll(more);
        } else {
            for (int i = 0; i < more.size(); i++) {
                steps.add(Steps.shifted(more.get(i), before));
            }
        }
        hash = SequenceHashes.joined(hash, component.hash(), more.size());
        if (!component.closed().isEmpty()) {
            close(component.closed(), before);
        }
        return before + component.step();
    }

    private void close(Set<Integer> more, int before) {
        var all = new HashSet<>(closed);
        more.forEach(step -> all.add(before + step));
        closed = all;
    }

    int add(Literal literal) {
        return add(new Value(literal));
    }

    int call(Operation operation, List<Integer> inputs) {
        return add(new Call(operation, inputs));
    }

    private int add(Step step) {
        int at = steps.size();
        hash = hashes.with(hash, step, at);
        steps.add(step);
        return at;
    }

    /** Whether the value of a step may be built on. */
    boolean isOpen(int step) {
        return closed.isEmpty() || !closed.contains(step);
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

    Hashed sequence() {
        return new Hashed(new Sequence(steps), hash);
    }
}
