package dev.quintain.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A JVM that is started for one thing, with the options for a short life that {@code ./quintain} uses too. */
final class ShortJvm {
    private ShortJvm() {}

    /** What the main method of the class printed. */
    static String run(Class<?> main) {
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            main.getName())
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(main + " failed: " + output);
            }
            return output.strip();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("a JVM cannot be started", e);
        }
    }
}
