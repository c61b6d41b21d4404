package dev.quintain.subject;

import dev.quintain.bytecode.ClassFile;
import java.util.List;

/**
 * What a run is about: the classes under test, the class path around them, and what was asked for but cannot be tested.
 *
 * @param packagePrivate whether package-private classes and operations are tested too
 */
public record Subject(
        ClassPath classPath, List<ClassFile> classes, List<PassedOver> passedOver, boolean packagePrivate) {
    public Subject {
        classes = List.copyOf(classes);
        passedOver = List.copyOf(passedOver);
    }

    /** What there is to test of one of the classes. */
    public List<Operation> testable(ClassFile file) {
        return new Operations(classPath).testable(file, packagePrivate ? file.packageName() : Operations.ELSEWHERE);
    }

    /** A class that was asked for and is not tested, and why. */
    public record PassedOver(String className, String reason) {}
}
