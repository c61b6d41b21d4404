package dev.quintain.benchmarks.suites;

import dev.quintain.worker.MavenArtifact;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A library with the tests that its authors published, unpacked as a build would have them.
 *
 * @param folder all is in it, among that {@code work}, where the tests run
 * @param classPath what both need, JUnit included
 * @param jvmArguments that the tests need, as in their own build
 * @param exclude a regular expression for test classes that their own build leaves out, too
 */
record RealSuite(String name, Path folder, List<Path> classPath, List<String> jvmArguments, String exclude) {
    private static final Pattern PLATFORM = Pattern.compile("junit-platform-engine-(.+)\\.jar");
    private static final String CLASSES = "target/classes";
    private static final String TESTS = "target/test-classes";
    private static final Path JUNIT_4 = Path.of("cli", "target", "inject", "junit4");

    /**
     * Has Maven fetch one.
     *
     * @param coordinates group, artifact and version, with colons between them
     */
    static RealSuite fetch(String coordinates, Path folder, List<String> jvmArguments, String exclude)
            throws IOException, InterruptedException {
        String name = coordinates.substring(coordinates.indexOf(':') + 1).replace(':', '-');
        Path work = Files.createDirectories(folder.resolve("work"));
        for (String kind : List.of(":pom", ":jar", ":jar:tests")) {
            maven("dependency:copy", "-Dartifact=" + coordinates + kind, "-DoutputDirectory=" + folder);
        }
        Path tests = work.resolve(TESTS);
        unpack(folder.resolve(name + ".jar"), work.resolve(CLASSES));
        unpack(folder.resolve(name + "-tests.jar"), tests);
        // Some tests look for their files where they lie in the sources.
        Files.createDirectories(work.resolve("src/test"));
        Files.createSymbolicLink(work.resolve("src/test/resources"), tests.toAbsolutePath());
        Path list = folder.resolve("classpath.txt");
        maven(
                "-f",
                folder.resolve(name + ".pom").toString(),
                "dependency:build-classpath",
                "-Dmdep.includeScope=test",
                "-Dmdep.outputFile=" + list);
        List<Path> jars = Arrays.stream(Files.readString(list).strip().split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return new RealSuite(name, folder, jars, jvmArguments, exclude);
    }

    private static void maven(String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("mvn", "-B", "-q"));
        command.addAll(List.of(arguments));
        if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
            throw new IllegalStateException("Maven failed: " + command);
        }
    }

    private static void unpack(Path jar, Path to) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                Path file = to.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(file.getParent());
                    try (InputStream in = zip.getInputStream(entry)) {
                        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
                    }
                }
            }
        }
    }

    Path classes() {
        return work().resolve(CLASSES);
    }

    Path tests() {
        return work().resolve(TESTS);
    }

    Path work() {
        return folder.resolve("work");
    }

    /** Where what {@code inject} writes goes. */
    Path report() {
        return folder.resolve("out");
    }

    /** What starts the tests, where the class path has none: builds bring it themselves. */
    List<Path> launcher() throws IOException {
        if (classPath.stream().anyMatch(jar -> jar.getFileName().toString().startsWith("junit-platform-launcher"))) {
            return List.of();
        }
        for (Path jar : classPath) {
            Matcher platform = PLATFORM.matcher(jar.getFileName().toString());
            if (platform.matches()) {
                return List.of(MavenArtifact.find("org.junit.platform", "junit-platform-launcher", platform.group(1))
                        .orElseThrow());
            }
        }
        try (Stream<Path> jars = Files.list(JUNIT_4)) {
            return jars.sorted().toList();
        }
    }
}
