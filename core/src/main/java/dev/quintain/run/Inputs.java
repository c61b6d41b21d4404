package dev.quintain.run;

import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import dev.quintain.subject.Subject;
import dev.quintain.subject.SubjectFinder;
import dev.quintain.worker.MavenClassPath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What the user gave us to test.
 *
 * @param classes folders, built Maven projects, jars, class names and package patterns
 * @param classPath what those need besides
 * @param javaHome the JDK that runs them
 */
public record Inputs(List<String> classes, List<Path> classPath, Path javaHome, boolean packagePrivate) {

    /** One class, the last of the names; folders and jars before it are where it is found. */
    public static Inputs oneClass(List<String> names, List<Path> classPath, Path javaHome) {
        var paths = new LinkedHashSet<Path>(classPath);
        names.subList(0, names.size() - 1).forEach(name -> paths.add(Path.of(name)));
        return new Inputs(names.subList(names.size() - 1, names.size()), List.copyOf(paths), javaHome, false);
    }

    /**
     * One of two versions to compare.
     *
     * @param version a folder, a jar, or the home of a JDK whose own classes are meant
     * @param classes all of the version's if empty
     * @param javaHome the JDK that runs it, unless it is one
     */
    public static Inputs version(
            Path version, List<String> classes, List<Path> classPath, Path javaHome, boolean packagePrivate) {
        if (Files.exists(version.resolve("release")) && Files.isDirectory(version.resolve("bin"))) {
            if (classes.isEmpty()) {
                throw new BadInput(version + " is a JDK; name the classes of it to compare, such as 'java.util.*'");
            }
            return new Inputs(classes, classPath, version, packagePrivate);
        }
        Path code = Files.exists(version.resolve("pom.xml")) ? built(version) : version;
        var paths = new LinkedHashSet<Path>(List.of(code));
        paths.addAll(classPath);
        List<String> wanted = classes.isEmpty() ? List.of(code.toString()) : classes;
        return new Inputs(wanted, List.copyOf(paths), javaHome, packagePrivate);
    }

    /** Finds the classes. */
    public Subject subject() {
        JavaHome home = JavaHome.at(javaHome);
        var wanted = new ArrayList<String>();
        var paths = new LinkedHashSet<Path>();
        var behind = new LinkedHashSet<Path>(classPath);
        for (String name : classes) {
            if (!SubjectFinder.isPath(name)) {
                wanted.add(name);
            } else if (Files.exists(Path.of(name, "pom.xml"))) {
                Path built = built(Path.of(name));
                wanted.add(built.toString());
                paths.add(built);
                behind.addAll(dependencies(Path.of(name)));
            } else {
                wanted.add(name);
                paths.add(Path.of(name));
            }
        }
        paths.addAll(behind);
        return SubjectFinder.find(wanted, ClassPath.of(paths, home), packagePrivate);
    }

    /** Where the classes are, without looking for any of them. */
    public ClassPath wholeClassPath() {
        return ClassPath.of(classPath, JavaHome.at(javaHome));
    }

    private static Path built(Path project) {
        Path classes = project.resolve("target").resolve("classes");
        if (!Files.isDirectory(classes)) {
            throw new BadInput(project + " is a Maven project that is not built; run mvn compile in it first");
        }
        return classes;
    }

    private static List<Path> dependencies(Path project) {
        return MavenClassPath.of(project)
                .orElseThrow(() -> new BadInput("Maven does not tell the class path of " + project + "; name "
                        + project.resolve("target").resolve("classes") + " and give --classpath"));
    }
}
