package dev.quintain.engine.crash;

import dev.quintain.sequence.InterfaceStubs;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import dev.quintain.subject.PlatformTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Maps each type to its preset values and to the operations that return it or a subtype of it (Csallner and
 * Smaragdakis 2004, 3.1), and from there to the spaces of values and of tests up to a depth. The graph is walked,
 * never unfolded: a space knows its size, and any member by its number.
 */
final class ParameterGraph {
    private final Presets presets;
    private final ProducerIndex producers;
    private final InterfaceStubs interfaces;
    private final Map<ValueKey, ValueSpace> values = new HashMap<>();
    private final Map<CallKey, CallSpace> calls = new HashMap<>();

    private record ValueKey(JavaType type, boolean receiver, int depth) {}

    private record CallKey(Operation operation, int depth) {}

    ParameterGraph(Presets presets, ProducerIndex producers) {
        this.presets = presets;
        this.producers = producers;
        this.interfaces = new InterfaceStubs(producers.classPath());
    }

    /** All calls of the operation whose arguments are nested less than {@code depth} calls deep. */
    CallSpace calls(Operation operation, int depth) {
        CallKey key = new CallKey(operation, depth);
        CallSpace known = calls.get(key);
        if (known == null) {
            var inputs = new ArrayList<ValueSpace>();
            for (JavaType parameter : operation.inputs()) {
                boolean receiver = operation.needsInstance() && inputs.isEmpty();
                inputs.add(values(parameter, receiver, depth - 1));
            }
            known = new CallSpace(operation, inputs);
            calls.put(key, known);
        }
        return known;
    }

    /** All values of the type that are at most {@code depth} calls deep; a receiver is never null. */
    ValueSpace values(JavaType type, boolean receiver, int depth) {
        ValueKey key = new ValueKey(type, receiver, depth);
        ValueSpace known = values.get(key);
        if (known == null) {
            known = new ValueSpace(presets(presets, type, receiver), producing(type, depth));
            values.put(key, known);
        }
        return known;
    }

    Presets presets() {
        return presets;
    }

    /** The calls of the producers of a type, to be nested as values that are at most {@code depth} calls deep. */
    List<CallSpace> producing(JavaType type, int depth) {
        if (depth == 0) {
            return List.of();
        }
        return producers.of(type).stream()
                .filter(producer -> producer.kind() != Kind.STATIC_FIELD)
                .map(producer -> calls(producer, depth))
                .toList();
    }

    /** What is there without a call, in order: literals, static fields, stubs; null last, and not for a receiver. */
    List<Sequence.Step> presets(Presets known, JavaType type, boolean receiver) {
        var steps = new ArrayList<Sequence.Step>();
        known.of(type).forEach(literal -> steps.add(new Sequence.Value(literal)));
        if (type.equals(JavaType.OBJECT)) {
            steps.add(new Sequence.Call(PlatformTypes.NEW_OBJECT, List.of()));
        }
        JavaType standIn = new JavaType(PlatformTypes.presetFor(type.name()));
        if (!standIn.equals(type)) {
            known.of(standIn).forEach(literal -> steps.add(new Sequence.Value(literal)));
        }
        producers.of(type).stream()
                .filter(producer -> producer.kind() == Kind.STATIC_FIELD)
                .forEach(field -> steps.add(new Sequence.Call(field, List.of())));
        // A string is a better Comparable than any stub.
        if (!receiver && standIn.equals(type)) {
            interfaces
                    .stub(type, producers.of(type).isEmpty() && steps.isEmpty())
                    .ifPresent(stub -> steps.add(new Sequence.Value(stub)));
        }
        if (!receiver && type.isReference()) {
            steps.add(new Sequence.Value(new Literal.Null(type)));
        }
        return steps;
    }
}
