package dev.quintain.engine.crash;

import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.List;

/** Collects the steps of one test, arguments before the calls that use them, and how deep its calls are nested. */
final class TestBuilder {
    private final List<Step> steps = new ArrayList<>();
    private int nesting;
    private int depth;

    int preset(Step step) {
        steps.add(step);
        return steps.size() - 1;
    }

    void enterCall() {
        depth = Math.max(depth, ++nesting);
    }

    int leaveCall(Operation operation, List<Integer> inputs) {
        nesting--;
        steps.add(new Call(operation, inputs));
        return steps.size() - 1;
    }

    /** How many calls are nested in each other at most: 1 if all arguments are presets. */
    int depth() {
        return depth;
    }

    Sequence sequence() {
        return new Sequence(steps);
    }
}
