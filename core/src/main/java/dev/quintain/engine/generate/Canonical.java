package dev.quintain.engine.generate;

import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives sequences that came over the wire the operations known here, so that identity tells operations apart. */
final class Canonical {
    private final Map<Operation, Operation> known = new HashMap<>();

    Canonical(List<Operation> operations) {
        operations.forEach(operation -> known.put(operation, operation));
    }

    Sequence of(Sequence sequence) {
        var steps = new ArrayList<Step>();
        for (Step step : sequence.steps()) {
            steps.add(
                    step instanceof Call call
                            ? new Call(known.computeIfAbsent(call.operation(), same -> same), call.inputs())
                            : step);
        }
        return new Sequence(steps);
    }
}
