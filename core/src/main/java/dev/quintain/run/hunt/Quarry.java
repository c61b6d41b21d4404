package dev.quintain.run.hunt;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.bytecode.Synchronisation;
import dev.quintain.bytecode.SynchronisationReader;
import dev.quintain.run.Inputs;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.Subject;
import dev.quintain.worker.MavenClassPath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is hunted: the classes, and the suite that comes with them.
 *
 * @param name as the user knows it
 * @param operations how many there are to test, by class
 * @param tests folders and jars of the suite; empty if there is none
 * @param testClassPath what the suite needs besides the classes
 */
record Quarry(
        String name,
        Inputs inputs,
        Subject subject,
        Map<String, Integer> operations,
        List<Path> tests,
        List<Path> testClassPath) {
    Quarry {
        operations = Map.copyOf(operations);
        tests = List.copyOf(tests);
        testClassPath = List.copyOf(testClassPath);
    }

    static Quarry find(HuntRequest request) {
        List<String> wanted = request.classes().isEmpty() ? List.of(here()) : request.classes();
        var classes = new ArrayList<String>();
        Set<Path> tests = new LinkedHashSet<>(request.tests());
        Set<Path> behindTests = new LinkedHashSet<>(request.classPath());
        for (String name : wanted) {
            if (!Files.exists(Path.of(name, "pom.xml"))) {
                classes.add(name);
                continue;
            }
            for (Path module : built(Path.of(name))) {
                classes.add(module.toString());
                Path suite = module.resolve("target").resolve("test-classes");
                if (request.tests().isEmpty() && Files.isDirectory(suite)) {
                    tests.add(suite);
                }
                if (!request.tests().isEmpty() || Files.isDirectory(suite)) {
                    MavenClassPath.ofTests(module).ifPresent(behindTests::addAll);
                }
            }
        }
        var inputs = new Inputs(classes, request.classPath(), request.javaHome(), request.packagePrivate());
        String title = request.classes().isEmpty() ? "this project" : String.join(" ", wanted);
        Subject subject = inputs.subject();
        return new Quarry(title, inputs, subject, operations(subject), List.copyOf(tests), List.copyOf(behindTests));
    }

    private static Map<String, Integer> operations(Subject subject) {
        Map<String, Integer> operations = new HashMap<>();
        subject.classes()
                .forEach(file ->
                        operations.put(file.name(), subject.testable(file).size()));
        return operations;
    }

    private static String here() {
        if (!Files.exists(Path.of("pom.xml"))) {
            throw new BadInput("this folder is no Maven project; name what to hunt in: a folder of classes, a jar, a"
                    + " built Maven project, a class or a package");
        }
        return ".";
    }

    private static List<Path> built(Path project) {
        List<Path> built = MavenClassPath.modules(project).stream()
                .filter(module -> Files.isDirectory(module.resolve("target").resolve("classes")))
                .toList();
        if (built.isEmpty()) {
            throw new BadInput(project + " is a Maven project that is not built; run mvn test-compile in it first");
        }
        return built;
    }

    List<String> classNames() {
        return subject.classes().stream().map(ClassFile::name).toList();
    }

    Synchronisation synchronisation(String className) {
        return subject.classPath()
                .bytes(className)
                .map(SynchronisationReader::read)
                .orElse(new Synchronisation(false, false));
    }

    /** The same for some of the classes. */
    Inputs only(List<String> names) {
        return new Inputs(names, subject.classPath().paths(), inputs.javaHome(), inputs.packagePrivate());
    }
}
