package dev.quintain.run.hunt;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.Synchronisation;
import dev.quintain.bytecode.SynchronisationReader;
import dev.quintain.run.Inputs;
import dev.quintain.subject.Subject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is hunted: the classes, and the suite that comes with them.
 *
 * @param name as the user knows it
 * @param operations how many there are to test, by class
 * @param tests folders and jars of the suite; empty if there is none
 * @param testClassPath what the suite needs besides the classes
 * @param folder where a build would run the suite
 * @param sources folders of source files, as far as they are known
 */
record HuntTarget(
        String name,
        Inputs inputs,
        Subject subject,
        Map<String, Integer> operations,
        List<Path> tests,
        List<Path> testClassPath,
        Path folder,
        List<Path> sources) {
    HuntTarget {
        operations = Map.copyOf(operations);
        tests = List.copyOf(tests);
        testClassPath = List.copyOf(testClassPath);
        sources = List.copyOf(sources);
    }

    List<String> classNames() {
        return subject.classes().stream().map(ClassFile::name).toList();
    }

    /** Of some classes that are hunted the one of that name, or the one around it; empty if neither is, as those of libraries. */
    static Optional<String> hunted(String className, Set<String> classes) {
        return Stream.iterate(
                        className,
                        name -> !name.isEmpty(),
                        name -> name.substring(0, Math.max(0, name.lastIndexOf('$'))))
                .filter(classes::contains)
                .findFirst();
    }

    Synchronisation synchronisation(String className) {
        return subject.classPath()
                .bytes(className)
                .filter(file -> !isThrowable(className))
                .map(SynchronisationReader::read)
                .orElse(Synchronisation.NONE);
    }

    /** They take locks, as their base class does; but who throws does not share. */
    private boolean isThrowable(String className) {
        return subject.classPath().supertypes(className).contains("java.lang.Throwable");
    }

    /** The same for some of the classes. */
    Inputs only(List<String> names) {
        return new Inputs(names, subject.classPath().paths(), inputs.javaHome(), inputs.packagePrivate());
    }
}
