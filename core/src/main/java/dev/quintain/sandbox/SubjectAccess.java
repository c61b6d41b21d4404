package dev.quintain.sandbox;

import dev.quintain.bytecode.Rewriting;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.io.IOException;
import java.util.List;

/** The classes and operations of the subject, as one loader has them. */
public final class SubjectAccess {
    private final ClassLoader loader;
    private final SubjectTypes types;
    private final RewrittenClasses classes;

    SubjectAccess(SubjectLoader loader) {
        this(loader, loader.classes());
    }

    private SubjectAccess(ClassLoader loader, RewrittenClasses classes) {
        this.loader = loader;
        this.types = new SubjectTypes(loader);
        this.classes = classes;
    }

    /** Those of classes whose threads are under control, whose static state nobody sets back. */
    public static SubjectAccess of(ExploredClasses loader) throws IOException {
        return new SubjectAccess(loader, RewrittenClasses.open(List.of(), Rewriting.NONE));
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
