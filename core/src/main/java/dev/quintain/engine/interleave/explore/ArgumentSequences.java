package dev.quintain.engine.interleave.explore;

import dev.quintain.sequence.InterfaceStubs;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import dev.quintain.subject.Producer;
import dev.quintain.subject.Producers;
import dev.quintain.subject.Subject;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Short sequences that make what the methods of a class take, and the object itself, where simple values will not do: a
 * lambda, an object of the platform or of the library, by a constructor or a factory.
 */
final class ArgumentSequences {
    /** Of one type; more would only make more scenarios that differ in little. */
    private static final int MOST = 2;

    private static final int DEPTH = 3;

    private static final Map<String, Serializable> SIMPLE = Map.of(
            "boolean",
            true,
            "byte",
            (byte) 1,
            "char",
            'a',
            "short",
            (short) 1,
            "int",
            1,
            "long",
            1L,
            "float",
            1f,
            "double",
            1.0,
            "java.lang.String",
            "a");

    private final ClassPath classPath;
    private final InterfaceStubs stubs;
    private final List<Operation> producers;

    private ArgumentSequences(Subject subject) {
        this.classPath = subject.classPath();
        this.stubs = new InterfaceStubs(classPath);
        this.producers = Producers.of(subject).stream()
                .map(Producer::operation)
                .filter(Operation::isPublic)
                .sorted(Comparator.comparingInt(operation -> operation.inputs().size()))
                .toList();
    }

    /** By type; the class itself is among them. */
    static Map<JavaType, List<Sequence>> of(Subject subject) {
        var all = new ArgumentSequences(subject);
        var types = new TreeSet<>(Comparator.comparing(JavaType::name));
        subject.classes().forEach(file -> {
            types.add(new JavaType(file.name()));
            Stream.concat(Stream.of(file.name()), all.classPath.supertypes(file.name()).stream())
                    .flatMap(name -> all.classPath.find(name).stream())
                    .flatMap(type -> type.methods().stream())
                    .forEach(method -> types.addAll(JavaType.parametersOf(method.descriptor())));
        });
        var sequences = new HashMap<JavaType, List<Sequence>>();
        for (JavaType type : types) {
            List<Sequence> made = SIMPLE.containsKey(type.name()) ? List.of() : all.sequences(type);
            if (!made.isEmpty()) {
                sequences.put(type, made);
            }
        }
        return sequences;
    }

    private List<Sequence> sequences(JavaType type) {
        Optional<Literal> lambda = stubs.stub(type, false);
        if (lambda.isPresent()) {
            return List.of(new Sequence(List.of(new Value(lambda.get()))));
        }
        var made = new ArrayList<Sequence>();
        for (Operation producer : producers) {
            if (made.size() < MOST && producer.kind() != Kind.METHOD && classPath.isSubtype(producer.result(), type)) {
                call(producer, DEPTH).map(Sequence::new).ifPresent(made::add);
            }
        }
        if (made.isEmpty()) {
            steps(type, DEPTH).map(Sequence::new).ifPresent(made::add);
        }
        return made;
    }

    /** Steps whose last one makes a value of the type. */
    private Optional<List<Step>> steps(JavaType type, int depth) {
        Serializable simple = SIMPLE.get(type.name());
        if (simple != null || type.equals(JavaType.OBJECT)) {
            return Optional.of(List.of(new Value(
                    simple == null ? new Literal.Constant(JavaType.STRING, "a") : new Literal.Constant(type, simple))));
        }
        Optional<Literal> lambda = stubs.stub(type, false);
        if (lambda.isPresent()) {
            return Optional.of(List.of(new Value(lambda.get())));
        }
        for (Operation producer : producers) {
            if (depth > 0 && classPath.isSubtype(producer.result(), type)) {
                Optional<List<Step>> made = call(producer, depth);
                if (made.isPresent()) {
                    return made;
                }
            }
        }
        return stubs.stub(type, true).map(stub -> List.of(new Value(stub)));
    }

    private Optional<List<Step>> call(Operation producer, int depth) {
        var steps = new ArrayList<Step>();
        var inputs = new ArrayList<Integer>();
        for (JavaType input : producer.inputs()) {
            Optional<List<Step>> made = steps(input, depth - 1);
            if (made.isEmpty()) {
                return Optional.empty();
            }
            int offset = steps.size();
            made.get().forEach(step -> steps.add(moved(step, offset)));
            inputs.add(steps.size() - 1);
        }
        steps.add(new Call(producer, inputs));
        return Optional.of(steps);
    }

    private static Step moved(Step step, int by) {
        return step instanceof Call call
                ? new Call(
                        call.operation(),
                        call.inputs().stream().map(input -> input + by).toList())
                : step;
    }
}
