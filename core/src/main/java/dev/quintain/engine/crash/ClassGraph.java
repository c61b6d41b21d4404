package dev.quintain.engine.crash;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parameter graph as one class under test sees it: its own operations, the one under test and those that make its
 * receiver, are tried with the constants that its code mentions as well. Everything else is the shared graph's.
 */
final class ClassGraph {
    private final ParameterGraph shared;
    private final Presets presets;
    private final String className;
    private final Map<Key, CallSpace> calls = new HashMap<>();
    private final Map<Input, ValueSpace> receivers = new HashMap<>();
    private final Map<Input, ValueSpace> arguments = new HashMap<>();

    private record Key(Operation operation, int depth) {}

    /** Of several types for receivers too: an inner class has outer instances besides its own. */
    private record Input(JavaType type, int depth) {}

    ClassGraph(ParameterGraph shared, Presets presets, String className) {
        this.shared = shared;
        this.presets = presets;
        this.className = className;
    }

    /** All calls of the operation whose arguments are nested less than {@code depth} calls deep. */
    CallSpace calls(Operation operation, int depth) {
        if (!operation.owner().equals(className)) {
            return shared.calls(operation, depth);
        }
        Key key = new Key(operation, depth);
        CallSpace known = calls.get(key);
        if (known == null) {
            known = space(operation, depth);
            calls.put(key, known);
        }
        return known;
    }

    private CallSpace space(Operation operation, int depth) {
        var inputs = new ArrayList<ValueSpace>();
        for (JavaType parameter : operation.inputs()) {
            boolean receiver = operation.needsInstance() && inputs.isEmpty();
            inputs.add(receiver ? receivers(parameter, depth - 1) : values(parameter, depth - 1));
        }
        return new CallSpace(operation, inputs);
    }

    private ValueSpace values(JavaType type, int depth) {
        Input key = new Input(type, depth);
        ValueSpace known = arguments.get(key);
        if (known == null) {
            known = valuesOf(type, depth);
            arguments.put(key, known);
        }
        return known;
    }

    private ValueSpace valuesOf(JavaType type, int depth) {
        boolean asEverywhere = presets.of(type).equals(shared.presets().of(type));
        return asEverywhere
                ? shared.values(type, false, depth)
                : new ValueSpace(shared.presets(presets, type, false), shared.producing(type, depth));
    }

    private ValueSpace receivers(JavaType type, int depth) {
        Input key = new Input(type, depth);
        ValueSpace known = receivers.get(key);
        if (known == null) {
            known = receiversOf(type, depth);
            receivers.put(key, known);
        }
        return known;
    }

    private ValueSpace receiversOf(JavaType type, int depth) {
        List<CallSpace> producing = shared.producing(type, depth).stream()
                .map(space -> calls(space.operation(), depth))
                .toList();
        return new ValueSpace(shared.presets(presets, type, true), producing);
    }
}
