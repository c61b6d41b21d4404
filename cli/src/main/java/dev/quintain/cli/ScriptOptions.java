package dev.quintain.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of the commands that work with scripts. Scripts run without the guard, so that its options are not here. */
final class ScriptOptions {
    @Option(
            names = {"-cp", "--classpath"},
            paramLabel = "PATH",
            description = "Folders and jars of the component, separated by '${sys:path.separator}'. Default:"
                    + " target/classes and target/test-classes, where they are.")
    @Nullable
    String classPath;

    @Option(names = "--java", paramLabel = "HOME", description = "The JDK, 17 or later, that runs the component.")
    Path java = Path.of(System.getProperty("java.home"));

    @Option(names = "--debug", description = "Show where a fault of quintain's own lies.")
    boolean debug;

    List<Path> paths() {
        return classPath == null ? usualPaths() : CommonOptions.paths(classPath);
    }

    private static List<Path> usualPaths() {
        return Stream.of("classes", "test-classes")
                .map(folder -> Path.of("target", folder))
                .filter(Files::isDirectory)
                .toList();
    }
}
