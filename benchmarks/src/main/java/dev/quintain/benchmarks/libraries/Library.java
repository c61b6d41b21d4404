package dev.quintain.benchmarks.libraries;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Something to generate tests for.
 *
 * @param classes a jar, or a package of the JDK
 * @param needs other jars that it needs
 * @param goal for the branches that the suite covers, in percent; 0 if there is none
 */
record Library(String name, String classes, List<Path> needs, int goal) {
    /** A jar of the libraries' folder. */
    static Library jar(Path folder, String name, int goal, String... needs) {
        return new Library(
                name,
                file(folder, name).toString(),
                Stream.of(needs).map(need -> file(folder, need)).toList(),
                goal);
    }

    static Library ofJdk(String packageName) {
        return new Library(packageName, packageName, List.of(), 0);
    }

    static Path file(Path folder, String name) {
        Path file = folder.resolve(name + ".jar");
        if (!Files.exists(file)) {
            throw new IllegalStateException("no " + file + "; build with mvn -Dquick -pl benchmarks -am package");
        }
        return file;
    }

    /** Its jar; empty if it belongs to the JDK. */
    Optional<Path> jar() {
        return classes.endsWith(".jar") ? Optional.of(Path.of(classes)) : Optional.empty();
    }

    List<Path> classPath() {
        var all = new ArrayList<>(jar().stream().toList());
        all.addAll(needs);
        return all;
    }
}
