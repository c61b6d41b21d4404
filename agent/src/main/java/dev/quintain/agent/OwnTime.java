package dev.quintain.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The time by the clock without that in which the current thread was kept from the processor, as far as the system tells: on
 * a busy machine a test would seem slow by chance.
 */
final class OwnTime {
    /** Nanoseconds on the processor, nanoseconds kept from it, and how often it had its turn. */
    private static final Path STATISTICS = Path.of("/proc/thread-self/schedstat");

    private OwnTime() {}

    /** In nanoseconds from some moment on. */
    static long nanos() {
        return System.nanoTime() - keptFromProcessor();
    }

    private static long keptFromProcessor() {
        try {
            return Long.parseLong(Files.readString(STATISTICS).split(" ")[1]);
        } catch (IOException | RuntimeException notTold) {
            return 0;
        }
    }
}
