package dev.quintain.sequence;

import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaType;
import java.util.Optional;

/** Stands in for interfaces: a lambda where one method is missing, a stub where nobody implements it. */
public final class InterfaceStubs {
    private static final int ANNOTATION = 0x2000;

    private final ClassPath classPath;

    public InterfaceStubs(ClassPath classPath) {
        this.classPath = classPath;
    }

    public Optional<Literal> stub(JavaType type, boolean nothingElse) {
        boolean functional = StubMethod.of(type, classPath).isPresent();
        return classPath
                .find(type.name())
                .filter(file -> file.isInterface() && file.permittedSubclasses().isEmpty())
                .filter(file -> !file.is(ANNOTATION))
                .filter(file -> functional || nothingElse)
                .map(file -> new Literal.Stub(type, functional));
    }
}
