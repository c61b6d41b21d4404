package dev.quintain.engine.crash;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
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
    private final ClassPath classPath;
    private final Presets presets;
    private final List<Operation> producers;
    private final Interfaces interfaces;
    private final Map<JavaType, List<Operation>> producersOf = new HashMap<>();
    private final Map<ValueKey, ValueSpace> values = new HashMap<>();
    private final Map<CallKey, CallSpace> calls = new HashMap<>();

    private record ValueKey(JavaType type, boolean receiver, int depth) {}

    private record CallKey(Operation operation, int depth) {}

    ParameterGraph(ClassPath classPath, Presets presets, List<Operation> producers) {
        this.classPath = classPath;
        this.presets = presets;
        this.producers = producers;
        this.interfaces = new Interfaces(classPath);
    }

    /** All calls of the operation whose arguments are nested less than {@code depth} calls deep. */
    CallSpace calls(Operation operation, int depth) {
        CallKey key = new CallKey(operation, depth);
        CallSpace known = calls.get(key);
        if (known == null) {
            var inputs = new ArrayList<ValueSpace>();
            for (JavaType parameter : operation.inputs()) {
                boolean receiver = operation.hasReceiver() && inputs.isEmpty();
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
            known = new ValueSpace(presets(type, receiver), depth == 0 ? List.of() : producing(type, depth));
            values.put(key, known);
        }
        return known;
    }

    private List<CallSpace> producing(JavaType type, int depth) {
        return producersOf(type).stream()
                .filter(producer -> producer.kind() != Kind.STATIC_FIELD)
                .map(producer -> calls(producer, depth))
                .toList();
    }

    private List<Sequence.Step> presets(JavaType type, boolean receiver) {
        var steps = new ArrayList<Sequence.Step>();
        presets.of(type).forEach(literal -> steps.add(new Sequence.Value(literal)));
        if (type.equals(JavaType.OBJECT)) {
            steps.add(new Sequence.Call(PlatformTypes.NEW_OBJECT, List.of()));
        }
        JavaType standIn = new JavaType(PlatformTypes.presetFor(type.name()));
        if (!standIn.equals(type)) {
            presets.of(standIn).forEach(literal -> steps.add(new Sequence.Value(literal)));
        }
        producersOf(type).stream()
                .filter(producer -> producer.kind() == Kind.STATIC_FIELD)
                .forEach(field -> steps.add(new Sequence.Call(field, List.of())));
        if (!receiver && type.isReference()) {
            interfaces
                    .stub(type, producersOf(type).isEmpty() && steps.isEmpty())
                    .ifPresent(stub -> steps.add(new Sequence.Value(stub)));
            steps.add(new Sequence.Value(new Literal.Null(type)));
        }
        return steps;
    }

    private List<Operation> producersOf(JavaType type) {
        return producersOf.computeIfAbsent(
                type,
                wanted -> Presets.suffice(wanted)
                        ? List.of()
                        : producers.stream()
                                .filter(producer -> yields(producer, wanted))
                                .toList());
    }

    // Anything is an Object; there the JDK's own things would only crowd out the subject's.
    private boolean yields(Operation producer, JavaType wanted) {
        return classPath.isSubtype(producer.result(), wanted)
                && !(PlatformTypes.isRoot(wanted) && classPath.isPlatform(producer.owner()));
    }
}
