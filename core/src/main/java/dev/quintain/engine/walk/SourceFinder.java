package dev.quintain.engine.walk;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.StubMethod;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import dev.quintain.subject.Operations;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds ways to make the arguments that a class needs. Where there are several, all that look good are given, the
 * simplest first: which of them works can only be found out by trying.
 */
final class SourceFinder {
    private static final int ENUM = 0x4000;

    /** How deep constructors may need constructors. */
    private static final int DEEPEST = 4;

    /** How many ways to make a type are worth trying. */
    private static final int MOST_CANDIDATES = 6;

    private final ClassPath classPath;
    private final Operations operations;
    private final JavaType under;
    private final boolean partitions;

    /**
     * @param under the class under test
     */
    SourceFinder(ClassPath classPath, String under, boolean partitions) {
        this.classPath = classPath;
        this.under = new JavaType(under);
        this.operations = new Operations(classPath);
        this.partitions = partitions;
    }

    /** For each type of a parameter, the ways to make it; never none. */
    Map<JavaType, List<ValueSource>> candidates(Protocol protocol) {
        var candidates = new LinkedHashMap<JavaType, List<ValueSource>>();
        Stream.concat(protocol.starts().stream(), protocol.methods().stream())
                .flatMap(operation -> operation.parameters().stream())
                .forEach(type -> candidates.computeIfAbsent(type, this::candidates));
        return candidates;
    }

    private List<ValueSource> candidates(JavaType type) {
        return Stream.concat(find(type, Set.of()), Stream.of(new ValueSource.Nothing(type)))
                .limit(MOST_CANDIDATES)
                .toList();
    }

    private Stream<ValueSource> find(JavaType type, Set<JavaType> within) {
        if (Counting.isBasic(type)) {
            return Stream.of(partitions ? Counting.partitions(type) : new ValueSource.Counted(type));
        }
        if (type.isArray()) {
            return find(type.component(), within).limit(1).map(element -> new ValueSource.Arrays(type, element));
        }
        if (type.name().equals("java.lang.Class")) {
            return Stream.of(new ValueSource.Literals(
                    type, List.of(new Literal.ClassOf(JavaType.OBJECT), new Literal.ClassOf(JavaType.STRING))));
        }
        JavaType usual = PlatformValues.usual(type);
        if (!usual.equals(type)) {
            return find(usual, within);
        }
        if (within.contains(type) || within.size() >= DEEPEST) {
            return Stream.empty();
        }
        Set<JavaType> inside = new HashSet<>(within);
        inside.add(type);
        return classPath.find(type.name()).stream().flatMap(file -> find(file, type, inside));
    }

    private Stream<ValueSource> find(ClassFile file, JavaType type, Set<JavaType> inside) {
        Stream<ValueSource> constants =
                classPath.find(PlatformValues.holder(type)).flatMap(holder -> constants(holder, type)).stream();
        if (file.is(ENUM)) {
            return constants;
        }
        Stream<ValueSource> made = made(file, type, inside);
        if (file.isInterface()) {
            boolean functional = StubMethod.of(type, classPath).isPresent();
            Stream<ValueSource> own = functional ? Stream.of() : own(type, inside);
            Stream<ValueSource> stubs = Stream.of(new ValueSource.Stubs(type, functional));
            return Stream.of(made, own, stubs).flatMap(each -> each);
        }
        Stream<ValueSource> below =
                classPath.subtypes(type.name()).stream().flatMap(subtype -> find(new JavaType(subtype), inside));
        return Stream.of(made, constants, below).flatMap(each -> each);
    }

    // Classes tend to take their own kind for granted where they are given what they implement.
    private Stream<ValueSource> own(JavaType type, Set<JavaType> inside) {
        return classPath.isSubtype(under, type) ? find(under, inside) : Stream.of();
    }

    private Optional<ValueSource> constants(ClassFile file, JavaType type) {
        List<Operation> fields = producers(file)
                .filter(operation -> operation.kind() == Kind.STATIC_FIELD
                        && Modifier.isFinal(operation.access())
                        && classPath.isSubtype(operation.result(), type))
                .toList();
        return fields.isEmpty() ? Optional.empty() : Optional.of(new ValueSource.Constants(type, fields));
    }

    private Stream<Operation> producers(ClassFile file) {
        return operations.producing(file, Operations.ELSEWHERE).stream();
    }

    private Stream<ValueSource> made(ClassFile file, JavaType type, Set<JavaType> inside) {
        Stream<ClassFile> elsewhere = classPath.find(PlatformValues.holder(type)).stream()
                .filter(holder -> !holder.name().equals(file.name()));
        return Stream.concat(Stream.of(file), elsewhere)
                .flatMap(this::producers)
                .filter(operation -> operation.kind() == Kind.CONSTRUCTOR || operation.kind() == Kind.STATIC_METHOD)
                .filter(operation ->
                        classPath.isSubtype(operation.result(), type) && !PlatformValues.isSecondBest(operation))
                .sorted(Comparator.comparing(Operation::kind)
                        .thenComparing(operation -> operation.parameters().size()))
                .flatMap(operation -> made(operation, inside).stream());
    }

    private Optional<ValueSource> made(Operation operation, Set<JavaType> inside) {
        var inputs = new ArrayList<ValueSource>();
        for (JavaType parameter : operation.parameters()) {
            Optional<ValueSource> input = find(parameter, inside).findFirst();
            if (input.isEmpty()) {
                return Optional.empty();
            }
            inputs.add(input.get());
        }
        return Optional.of(new ValueSource.Made(operation, inputs));
    }
}
