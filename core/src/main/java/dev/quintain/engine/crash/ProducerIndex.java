package dev.quintain.engine.crash;

import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.PlatformTypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the operations that yield a type or a subtype of it. Remembers the answers: they hold for all graphs. */
final class ProducerIndex {
    private final ClassPath classPath;
    private final Map<JavaType, List<Producer>> byResult = new LinkedHashMap<>();
    /** What is made of arrays is not in here: there are too many types that an array has. */
    private final Map<String, List<JavaType>> resultsBySupertype = new HashMap<>();

    private final Map<JavaType, List<Operation>> found = new HashMap<>();

    ProducerIndex(ClassPath classPath, List<Operation> producers) {
        this.classPath = classPath;
        for (int i = 0; i < producers.size(); i++) {
            byResult.computeIfAbsent(producers.get(i).result(), result -> new ArrayList<>())
                    .add(new Producer(i, producers.get(i)));
        }
        byResult.keySet().stream().filter(ProducerIndex::isClass).forEach(this::noteSupertypes);
    }

    private void noteSupertypes(JavaType result) {
        for (String type : classPath.supertypes(result.name())) {
            resultsBySupertype.computeIfAbsent(type, name -> new ArrayList<>()).add(result);
        }
    }

    private static boolean isClass(JavaType type) {
        return !type.isArray() && !type.isPrimitive();
    }

    /** An operation, and which of all it is. */
    private record Producer(int number, Operation operation) {}

    ClassPath classPath() {
        return classPath;
    }

    /** In the order of the producers. */
    List<Operation> of(JavaType type) {
        return found.computeIfAbsent(type, this::find);
    }

    // Of a large library most operations yield something else, and are not looked at.
    private List<Operation> find(JavaType wanted) {
        if (PlatformTypes.haveOnlyKnownValues(wanted)) {
            return List.of();
        }
        boolean root = PlatformTypes.isRoot(wanted);
        return Stream.concat(
                        resultsBySupertype.getOrDefault(wanted.name(), List.of()).stream(),
                        byResult.keySet().stream()
                                .filter(result -> !isClass(result) && classPath.isSubtype(result, wanted)))
                .flatMap(result -> byResult.getOrDefault(result, List.of()).stream())
                .sorted(Comparator.comparing(Producer::number))
                .map(Producer::operation)
                // Anything is an Object; there the JDK's own things would only crowd out the subject's.
                .filter(producer -> !(root && classPath.isPlatform(producer.owner())))
                .toList();
    }
}
