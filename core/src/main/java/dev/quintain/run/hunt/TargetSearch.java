package dev.quintain.run.hunt;

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

/** Looks for what is to be hunted in: of Maven projects all modules that are built, with their tests. */
final class TargetSearch {
    private final HuntRequest request;
    private final List<String> classes = new ArrayList<>();
    private final List<Path> modules = new ArrayList<>();
    private final Set<Path> tests;
    private final Set<Path> behindTests;

    private TargetSearch(HuntRequest request) {
        this.request = request;
        this.tests = new LinkedHashSet<>(request.tests());
        this.behindTests = new LinkedHashSet<>(request.classPath());
    }

    static HuntTarget find(HuntRequest request) {
        var search = new TargetSearch(request);
        (request.classes().isEmpty() ? List.of(here()) : request.classes()).forEach(search::add);
        return search.target();
    }

    private void add(String name) {
        if (Files.exists(Path.of(name, "pom.xml"))) {
            built(Path.of(name)).forEach(this::addModule);
        } else {
            classes.add(name);
        }
    }

    private void addModule(Path module) {
        modules.add(module);
        classes.add(module.toString());
        Path suite = module.resolve("target").resolve("test-classes");
        boolean tested = Files.isDirectory(suite);
        if (tested && request.tests().isEmpty()) {
            tests.add(suite);
        }
        if (tested || !request.tests().isEmpty()) {
            MavenClassPath.ofTests(module).ifPresent(behindTests::addAll);
        }
    }

    private HuntTarget target() {
        var inputs = new Inputs(classes, request.classPath(), request.javaHome(), request.packagePrivate());
        Subject subject = inputs.subject();
        return new HuntTarget(
                request.classes().isEmpty() ? "this project" : String.join(" ", request.classes()),
                inputs,
                subject,
                operations(subject),
                List.copyOf(tests),
                List.copyOf(behindTests),
                modules.size() == 1 ? modules.get(0) : Path.of(""),
                sources());
    }

    private List<Path> sources() {
        return request.sources().isEmpty()
                ? modules.stream()
                        .map(module -> module.resolve("src/main/java"))
                        .toList()
                : request.sources();
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
}
