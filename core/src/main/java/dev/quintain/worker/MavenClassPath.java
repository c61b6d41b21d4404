package dev.quintain.worker;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Asks Maven for the class path of a project. The answer is kept in the project's target folder. */
public final class MavenClassPath {
    private static final int LIMIT_SECONDS = 120;

    private MavenClassPath() {}

    /** The folders and jars of the project's dependencies; empty if Maven cannot tell. */
    public static Optional<List<Path>> of(Path project) {
        return of(project, "runtime", "classpath.txt");
    }

    /** The same for its tests. */
    public static Optional<List<Path>> ofTests(Path project) {
        return of(project, "test", "test-classpath.txt");
    }

    /** The folders of the project and of its modules, and of theirs; only its own if its description cannot be read. */
    public static List<Path> modules(Path project) {
        try {
            return Pom.read(project.resolve(Pom.NAME)).withModules().stream()
                    .map(module -> module.equals(project.toAbsolutePath().normalize()) ? project : module)
                    .toList();
        } catch (IOException e) {
            return List.of(project);
        }
    }

    private static Optional<List<Path>> of(Path project, String scope, String file) {
        Path answer = project.resolve("target").resolve("quintain").resolve(file);
        try {
            Pom pom = Pom.read(project.resolve(Pom.NAME));
            if (!pom.mayHaveDependencies()) {
                return Optional.of(List.of());
            }
            Path reactor = pom.reactor();
            if (!isNewer(answer, Pom.read(reactor.resolve(Pom.NAME)), pom) && !ask(pom, reactor, scope, answer)) {
                return Optional.empty();
            }
            String paths = Files.readString(answer).strip();
            return Optional.of(Arrays.stream(paths.split(File.pathSeparator))
                    .filter(path -> !path.isEmpty())
                    .map(Path::of)
                    .toList());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    // A sibling's or a parent's description may change the dependencies as well as the project's own.
    private static boolean isNewer(Path answer, Pom... thanFamiliesOf) throws IOException {
        if (!Files.exists(answer)) {
            return false;
        }
        for (Pom pom : thanFamiliesOf) {
            for (Path file : pom.family()) {
                if (Files.getLastModifiedTime(answer).compareTo(Files.getLastModifiedTime(file)) <= 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean ask(Pom pom, Path reactor, String scope, Path answer) throws IOException {
        Files.createDirectories(answer.getParent());
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        var command = new ArrayList<>(List.of(windows ? "mvn.cmd" : "mvn", "-q", "-B"));
        Path folder = pom.folder();
        if (!reactor.equals(folder)) {
            // Maven finds the classes of siblings only in a build that gets as far as compiling them, if only in name.
            command.addAll(List.of("-pl", reactor.relativize(folder).toString(), "-am"));
            command.addAll(List.of("-Dmaven.main.skip", "compile"));
        }
        command.addAll(List.of("dependency:build-classpath", "-DincludeScope=" + scope));
        command.add("-Dmdep.outputFile=" + answer.toAbsolutePath());
        Process maven = new ProcessBuilder(command)
                .directory(reactor.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return maven.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS) && maven.exitValue() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            maven.destroyForcibly();
        }
    }
}
