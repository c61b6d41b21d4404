package dev.quintain.engine.generate;

import dev.quintain.subject.ClassIndex;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What is called next because its result is missing somewhere. */
final class Demand {
    /** How far one missing type may lead to the next. */
    private static final int DEEPEST = 6;

    /** Whoever has been asked for a type so often without making one, does not. */
    private static final int PATIENCE = 60;

    private final ClassIndex index;
    private final List<Operation> operations;
    private final RandomGenerator random;
    private final Map<JavaType, List<Operation>> producers = new HashMap<>();
    private final Set<Operation> excluded = new HashSet<>();
    private final Deque<Operation> wanted = new ArrayDeque<>();
    private final Map<JavaType, Integer> asked = new HashMap<>();

    Demand(ClassIndex index, List<Operation> operations, RandomGenerator random) {
        this.index = index;
        this.operations = operations;
        this.random = random;
    }

    Optional<Operation> next() {
        return Optional.ofNullable(wanted.pollLast());
    }

    /** Notes that a value of the type is missing; false if nobody is asked to make one now. */
    boolean missing(JavaType type) {
        List<Operation> makers = makers(type);
        if (makers.isEmpty() || wanted.size() >= DEEPEST) {
            return false;
        }
        asked.merge(type, 1, Integer::sum);
        wanted.addLast(makers.get(random.nextInt(makers.size())));
        return true;
    }

    /** Whether there will hardly ever be a value of the type. */
    boolean isHopeless(JavaType type) {
        return asked.getOrDefault(type, 0) >= PATIENCE || makers(type).isEmpty();
    }

    private List<Operation> makers(JavaType type) {
        return producers.computeIfAbsent(type, this::makersOf);
    }

    /** Never asks for it again. */
    void exclude(Operation operation) {
        excluded.add(operation);
        producers.clear();
        wanted.clear();
    }

    private List<Operation> makersOf(JavaType type) {
        return operations.stream()
                .filter(operation -> !excluded.contains(operation))
                .filter(operation -> !operation.result().isPrimitive() && index.isSubtype(operation.result(), type))
                .toList();
    }
}
