package dev.quintain.run.inject;

import dev.quintain.bytecode.ClassSites;
import dev.quintain.bytecode.InjectionRewriter;
import dev.quintain.bytecode.Numbering;
import dev.quintain.bytecode.SiteRules;
import dev.quintain.engine.inject.Project;
import dev.quintain.runtime.inject.Numbers;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads which calls of a project may throw. Nothing is loaded. */
final class ProjectReader {
    /** What a class file of a test mentions, as it has its names. */
    private static final List<String> MARKS_OF_TESTS = List.of(
            "Lorg/junit/Test;",
            "Lorg/junit/jupiter/api/Test;",
            "Lorg/junit/jupiter/api/TestFactory;",
            "Lorg/junit/jupiter/api/RepeatedTest;",
            "Lorg/junit/jupiter/params/ParameterizedTest;",
            "junit/framework/TestCase");

    private final ClassPath classPath;
    private final Set<String> classes;
    private final InjectionRewriter rewriter;
    private final Map<String, Numbers> numbers = new HashMap<>();

    /**
     * @param classPath all that the classes need, themselves included
     * @param under those that are under test; tests among them are not
     */
    ProjectReader(ClassPath classPath, Collection<Path> under, JavaHome home, SiteRules rules) {
        this.classPath = classPath;
        this.classes = names(under, home);
        Set<String> tests = classes.stream().filter(this::isTest).collect(Collectors.toSet());
        classes.removeIf(name -> tests.contains(name.replaceFirst("\\$.*", "")));
        this.rewriter = new InjectionRewriter(
                name -> classPath.bytes(name.replace('/', '.')).orElse(null),
                rules,
                name -> classes.contains(name.replace('/', '.')));
    }

    private boolean isTest(String name) {
        String file = new String(classPath.bytes(name).orElse(new byte[0]), StandardCharsets.ISO_8859_1);
        return MARKS_OF_TESTS.stream().anyMatch(file::contains);
    }

    static Set<String> names(Collection<Path> paths, JavaHome home) {
        return new TreeSet<>(ClassPath.of(paths, home).classNames());
    }

    /** One clear line if something that was given is not there. */
    static void check(String option, Collection<Path> paths) {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new BadInput("no such folder or jar for " + option + ": " + path + "; check the path");
            }
        }
    }

    Project read(List<ClassSites> sites, Set<String> testClasses) {
        var tests = new TreeSet<>(testClasses);
        // Both may lie in one folder or jar.
        tests.removeAll(classes);
        return new Project(
                sites, tests, (name, of) -> classPath.supertypes(name).contains(of));
    }

    List<ClassSites> sites() {
        var all = new ArrayList<ClassSites>();
        int site = 1;
        int handler = 1;
        for (String name : classes) {
            byte[] bytes = classPath.bytes(name).orElse(new byte[0]);
            ClassSites found = rewriter.read(bytes, Numbering.from(site, handler))
                    .orElse(new ClassSites(name, List.of(), List.of()));
            all.add(found);
            numbers.put(
                    name,
                    new Numbers(
                            site,
                            found.sites().size(),
                            handler,
                            found.handlers().size()));
            site += found.sites().size();
            handler += found.handlers().size();
        }
        return all;
    }

    /** A class with probes, once all were read. */
    Optional<byte[]> rewritten(ClassSites type) {
        return Optional.ofNullable(numbers.get(type.className()))
                .flatMap(own -> classPath.bytes(type.className()).flatMap(bytes -> rewriter.rewrite(bytes, own)));
    }
}
