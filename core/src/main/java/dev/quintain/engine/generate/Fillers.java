package dev.quintain.engine.generate;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operations;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Methods that put something into objects of the JDK: an empty list alone is a poor argument. */
final class Fillers {
    private static final Set<String> NAMES =
            Set.of("add", "put", "append", "offer", "push", "write", "setProperty", "set");

    private static final int MOST_PARAMETERS = 2;

    private final ClassPath classPath;

    Fillers(ClassPath classPath) {
        this.classPath = classPath;
    }

    /** Those of the classes that the given operations make. */
    List<Operation> of(Collection<Operation> producers) {
        var made = new LinkedHashSet<String>();
        producers.forEach(operation -> made.add(operation.result().name()));
        var fillers = new ArrayList<Operation>();
        for (String name : made) {
            if (classPath.isPlatform(name)) {
                classPath.find(name).ifPresent(file -> fillers.addAll(fillersOf(file)));
            }
        }
        return fillers;
    }

    private List<Operation> fillersOf(ClassFile file) {
        return new Operations(classPath)
                .testable(file, Operations.ELSEWHERE).stream()
                        .filter(operation -> operation.hasReceiver()
                                && NAMES.contains(operation.name())
                                && operation.parameters().size() <= MOST_PARAMETERS)
                        .toList();
    }
}
