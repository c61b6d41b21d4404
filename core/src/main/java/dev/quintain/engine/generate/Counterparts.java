package dev.quintain.engine.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.ClassFile.Member;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Tells which operations of one version another version has too. */
final class Counterparts {
    private final ClassPath other;
    private final Map<Operation, Boolean> known = new HashMap<>();

    Counterparts(ClassPath other) {
        this.other = other;
    }

    boolean has(Operation operation) {
        return known.computeIfAbsent(operation, this::find);
    }

    private boolean find(Operation operation) {
        Stream<String> places = operation.kind() == Kind.CONSTRUCTOR
                ? Stream.of(operation.owner())
                : other.supertypes(operation.owner()).stream();
        return other.find(operation.owner()).isPresent()
                && places.flatMap(name -> other.find(name).stream()).anyMatch(file -> declares(file, operation));
    }

    private static boolean declares(ClassFile file, Operation operation) {
        return operation.kind() == Kind.STATIC_FIELD
                ? file.fields().stream().anyMatch(field -> field.name().equals(operation.name()))
                : file.methods().stream().anyMatch(method -> isSame(method, operation));
    }

    private static boolean isSame(Member method, Operation operation) {
        return method.name().equals(operation.name())
                && (method.isPublic() || (!operation.isPublic() && !method.is(Modifier.PRIVATE)))
                && JavaType.parametersOf(method.descriptor()).equals(operation.parameters());
    }
}
