package dev.quintain.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        Path pom = project.resolve("pom.xml");
        Path answer = project.resolve("target").resolve("quintain").resolve("classpath.txt");
        try {
            if (!Files.readString(pom).contains("<dependenc")) {
                return Optional.of(List.of());
            }
            if (!isNewer(answer, pom) && !ask(project, answer)) {
                return Optional.empty();
            }
            String paths = Files.readString(answer).strip();
            return Optional.of(Arrays.stream(paths.split(java.io.File.pathSeparator))
                    .filter(path -> !path.isEmpty())
                    .map(Path::of)
                    .toList());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isNewer(Path file, Path than) throws IOException {
        return Files.exists(file) && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(than)) > 0;
    }

    private static boolean ask(Path project, Path answer) throws IOException {
        Files.createDirectories(answer.getParent());
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        Process maven = new ProcessBuilder(
                        windows ? "mvn.cmd" : "mvn",
                        "-q",
                        "-B",
                        "dependency:build-classpath",
                        "-DincludeScope=runtime",
                        "-Dmdep.outputFile=" + answer.toAbsolutePath())
                .directory(project.toFile())
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
