package dev.quintain.engine.crash;

import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.PlatformTypes;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Finds the operations that yield a type or a subtype of it. Remembers the answers: they hold for all graphs. */
final class ProducerIndex {
    private final ClassPath classPath;
    private final List<Operation> producers;
    private final Map<JavaType, List<Operation>> byResult;
    private final Map<JavaType, List<Operation>> found = new HashMap<>();

    ProducerIndex(ClassPath classPath, List<Operation> producers) {
        this.classPath = classPath;
        this.producers = producers;
        this.byResult = producers.stream()
                .collect(Collectors.groupingBy(Operation::result, LinkedHashMap::new, Collectors.toList()));
    }

    ClassPath classPath() {
        return classPath;
    }

    /** In the order of the producers. */
    List<Operation> of(JavaType type) {
        return found.computeIfAbsent(type, this::find);
    }

    // There are far fewer result types than operations: those are asked.
    private List<Operation> find(JavaType wanted) {
        if (PlatformTypes.haveOnlyKnownValues(wanted)) {
            return List.of();
        }
        var results = byResult.keySet().stream()
                .filter(result -> classPath.isSubtype(result, wanted))
                .collect(Collectors.toSet());
        boolean root = PlatformTypes.isRoot(wanted);
        return producers.stream()
                .filter(producer -> results.contains(producer.result()))
                // Anything is an Object; there the JDK's own things would only crowd out the subject's.
                .filter(producer -> !(root && classPath.isPlatform(producer.owner())))
                .toList();
    }
}
