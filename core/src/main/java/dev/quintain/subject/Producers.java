package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The operations that make values: those of the classes under test, of the types reachable from their parameters,
 * receivers and results, and of these types' subtypes on the class path. Of platform types only constructors and
 * static factories, and only where such a type occurs as a parameter.
 */
public final class Producers {
    private static final Set<String> OBJECT_METHODS =
            Set.of("equals(java.lang.Object)", "hashCode()", "toString()", "getClass()", "clone()");

    private final ClassPath classPath;
    private final Operations operations;
    private final boolean packagePrivate;
    private final Set<String> seen = new HashSet<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Producer> found = new ArrayList<>();

    private Producers(Subject subject) {
        this.classPath = subject.classPath();
        this.operations = new Operations(classPath);
        this.packagePrivate = subject.packagePrivate();
    }

    /** Constructors first, then methods, each in the order in which the walk through the types meets them. */
    public static List<Producer> of(Subject subject) {
        var producers = new Producers(subject);
        // All at once: classes under test that reach each other are visited here, and not again.
        subject.classes().forEach(file -> producers.seen.add(file.name()));
        subject.classes().forEach(producers::addOwn);
        while (!producers.open.isEmpty()) {
            producers.visit(producers.open.remove());
        }
        return producers.found.stream()
                .sorted(Comparator.comparing(producer -> producer.operation().kind()))
                .toList();
    }

    private void visit(String type) {
        classPath.find(type).ifPresent(file -> {
            if (classPath.isPlatform(type)) {
                addPlatform(file);
            } else {
                addOwn(file);
            }
        });
    }

    private void addOwn(ClassFile file) {
        String from = packagePrivate ? file.packageName() : Operations.ELSEWHERE;
        operations.testable(file, from).forEach(this::reachInputs);
        List<Operation> usable = operations.producing(file, from);
        Set<Operation> everywhere =
                Set.copyOf(packagePrivate ? operations.producing(file, Operations.ELSEWHERE) : usable);
        for (Operation operation : usable) {
            if (!OBJECT_METHODS.contains(signature(operation))) {
                found.add(new Producer(operation, everywhere.contains(operation) ? null : from));
                reachInputs(operation);
                reach(operation.result(), false);
            }
        }
        classPath.supertypes(file.name()).forEach(type -> reach(new JavaType(type), false));
        classPath.subtypes(file.name()).forEach(type -> reach(new JavaType(type), false));
    }

    private void addPlatform(ClassFile file) {
        JavaType type = new JavaType(file.name());
        for (Operation operation : operations.producing(file, Operations.ELSEWHERE)) {
            boolean makesType =
                    operation.kind() != Operation.Kind.METHOD && classPath.isSubtype(operation.result(), type);
            if (makesType && !PlatformTypes.isUnsteady(operation)) {
                found.add(new Producer(operation, null));
                reachInputs(operation);
            }
        }
    }

    private void reachInputs(Operation operation) {
        operation.inputs().forEach(type -> reach(type, true));
    }

    private void reach(JavaType type, boolean asInput) {
        JavaType element = type.element();
        if (PlatformTypes.haveOnlyKnownValues(element)
                || element.equals(JavaType.STRING)
                || element.equals(JavaType.OBJECT)) {
            return;
        }
        boolean platform = classPath.isPlatform(element.name());
        String name = platform ? UsualClasses.of(element.name()) : element.name();
        if ((asInput || !platform) && seen.add(name)) {
            open.add(name);
        }
    }

    private static String signature(Operation operation) {
        return operation.name()
                + operation.parameters().stream()
                        .map(JavaType::name)
                        .toList()
                        .toString()
                        .replace('[', '(')
                        .replace(']', ')');
    }
}
