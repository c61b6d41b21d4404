package dev.quintain.benchmarks;

import dev.quintain.benchmarks.subjects.TenFields;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The yardstick of the paper: every test in a JVM of its own. It is the fastest that a JVM can be: no agent, no loader
 * of ours, the call compiled in.
 */
final class FreshJvm {
    private FreshJvm() {}

    /** One test, in the JVM that was started for it. */
    public static void main(String[] args) {
        if (TenFields.change(1, 2) == 0) {
            throw new AssertionError();
        }
    }

    /** What a test costs so, by the clock. */
    static double nanosPerTest(int tests) {
        long begun = System.nanoTime();
        for (int i = 0; i < tests; i++) {
            runOne();
        }
        return (System.nanoTime() - begun) / (double) tests;
    }

    private static void runOne() {
        try {
            int exit = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            Locations.of(FreshJvm.class).toString(),
                            FreshJvm.class.getName())
                    .inheritIO()
                    .start()
                    .waitFor();
            if (exit != 0) {
                throw new IllegalStateException("a test in a fresh JVM ended with " + exit);
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("a fresh JVM cannot be started", e);
        }
    }
}
