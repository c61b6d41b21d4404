package dev.quintain.worker;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How worker processes are started and watched.
 *
 * @param javaHome home folder of the JDK they run on
 * @param heapMegabytes their largest heap
 * @param testLimit how much processor time one test may take before the worker is killed
 * @param sameHashes whether all objects have the same identity hash code, so that chance has no part in it
 */
public record WorkerOptions(Path javaHome, int heapMegabytes, Duration testLimit, boolean sameHashes) {
    public WorkerOptions(Path javaHome, int heapMegabytes, Duration testLimit) {
        this(javaHome, heapMegabytes, testLimit, false);
    }

    public static WorkerOptions standard() {
        return new WorkerOptions(Path.of(System.getProperty("java.home")), 512, Duration.ofSeconds(5));
    }

    /** The same with a limit that many times as long. */
    public WorkerOptions patient(int times) {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit.multipliedBy(times), sameHashes);
    }

    public WorkerOptions withSameHashes() {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit, true);
    }
}
