package dev.quintain.sandbox;

import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;

/** The classes and operations of the subject, as one loader has them. */
public final class SubjectAccess {
    private final SubjectLoader loader;
    private final SubjectTypes types;
    private final RewrittenClasses classes;

    SubjectAccess(SubjectLoader loader) {
        this.loader = loader;
        this.types = new SubjectTypes(loader);
        this.classes = loader.classes();
    }

    public Class<?> load(JavaType type) throws ClassNotFoundException {
        return types.load(type);
    }

    /** What the class path provides for an interface of ours. */
    public <T> Services<T> services(Class<T> service) {
        return Services.find(service, loader);
    }

    public Invoker invoker(Operation operation) throws ReflectiveOperationException {
        return Invoker.of(operation, types, classes);
    }
}
