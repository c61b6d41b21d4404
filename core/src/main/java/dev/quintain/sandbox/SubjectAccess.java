package dev.quintain.sandbox;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;

/** The classes and operations of the subject, as one loader has them. */
public final class SubjectAccess {
    private final SubjectTypes types;
    private final RewrittenClasses classes;

    SubjectAccess(SubjectLoader loader) {
        this.types = new SubjectTypes(loader);
        this.classes = loader.classes();
    }

    public Class<?> load(JavaType type) throws ClassNotFoundException {
        return types.load(type);
    }

    public Invoker invoker(Operation operation) throws ReflectiveOperationException {
        return Invoker.of(operation, types, classes);
    }
}
