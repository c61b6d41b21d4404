package dev.quintain.run.inject;

import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.worker.MavenArtifact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a class path needs besides the user's own JUnit so that we can start it: the launcher of the same version, which
 * builds add by themselves; for JUnit 3 and 4 the engine that runs their tests.
 */
final class SuiteJUnit {
    private static final Pattern PLATFORM = Pattern.compile("junit-platform-(engine|commons)-(.+)\\.jar");

    private final ClassPath classPath;
    private final Path tool;

    SuiteJUnit(ClassPath classPath, Path tool) {
        this.classPath = classPath;
        this.tool = tool;
    }

    List<Path> missing() {
        if (has("org.junit.platform.launcher.Launcher")) {
            return List.of();
        }
        if (has("org.junit.platform.engine.TestEngine")) {
            return List.of(launcher(version()));
        }
        if (has("org.junit.jupiter.api.Test")) {
            throw new BadInput("the class path has the interfaces of JUnit Jupiter but no engine to run tests; add"
                    + " org.junit.jupiter:junit-jupiter-engine to --classpath");
        }
        if (has("junit.framework.TestCase")) {
            return vintage();
        }
        throw new BadInput("no JUnit on the class path; add the jars that the tests are built with to --classpath");
    }

    private boolean has(String className) {
        return classPath.bytes(className).isPresent();
    }

    private String version() {
        return classPath.paths().stream()
                .map(path -> PLATFORM.matcher(path.getFileName().toString()))
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(2))
                .findFirst()
                .orElseThrow(
                        () -> new BadInput("cannot tell which version of the JUnit Platform is on the class path; add"
                                + " org.junit.platform:junit-platform-launcher of the same version to --classpath"));
    }

    private Path launcher(String version) {
        String name = "junit-platform-launcher-" + version + ".jar";
        Path ours = tool.resolve("junit4").resolve(name);
        if (Files.exists(ours)) {
            return ours;
        }
        return beside(name, version)
                .or(() -> MavenArtifact.find("org.junit.platform", "junit-platform-launcher", version))
                .orElseThrow(() -> new BadInput(
                        "the class path has version " + version + " of the JUnit Platform but not its launcher; add"
                                + " org.junit.platform:junit-platform-launcher:" + version + " to --classpath"));
    }

    /** In a repository of Maven's, versions of the same group lie beside each other. */
    private Optional<Path> beside(String name, String version) {
        return classPath.paths().stream()
                .filter(path -> PLATFORM.matcher(path.getFileName().toString()).matches())
                .map(path -> path.toAbsolutePath()
                        .resolve("../../../junit-platform-launcher")
                        .resolve(version)
                        .resolve(name)
                        .normalize())
                .filter(Files::exists)
                .findFirst();
    }

    private List<Path> vintage() {
        try (Stream<Path> jars = Files.list(tool.resolve("junit4"))) {
            return jars.sorted().toList();
        } catch (IOException e) {
            throw new BadInput("the engine for JUnit 4 is missing beside quintain (" + e.getMessage()
                    + "); add org.junit.vintage:junit-vintage-engine and its launcher to --classpath");
        }
    }
}
