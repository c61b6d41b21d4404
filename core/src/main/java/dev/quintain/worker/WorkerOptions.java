package dev.quintain.worker;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How worker processes are started and watched.
 *
 * @param javaHome home folder of the JDK they run on
 * @param heapMegabytes their largest heap
 * @param testLimit how much processor time one test may take before the worker is killed
 * @param quickCompiler whether code is compiled quickly rather than well, which pays where much code runs a little
 * @param sameHashes whether all objects have the same identity hash code, so that chance has no part in it
 * @param elsewhere whether it looks to code as if it ran on another machine, for another user, beside other threads
 */
public record WorkerOptions(
        Path javaHome,
        int heapMegabytes,
        Duration testLimit,
        boolean quickCompiler,
        boolean sameHashes,
        boolean elsewhere) {
    public WorkerOptions(Path javaHome, int heapMegabytes, Duration testLimit) {
        this(javaHome, heapMegabytes, testLimit, false, false, false);
    }

    public static WorkerOptions standard() {
        return new WorkerOptions(Path.of(System.getProperty("java.home")), 512, Duration.ofSeconds(5));
    }

    /** The same with a limit that many times as long. */
    public WorkerOptions patient(int times) {
        return new WorkerOptions(
                javaHome, heapMegabytes, testLimit.multipliedBy(times), quickCompiler, sameHashes, elsewhere);
    }

    public WorkerOptions withTestLimit(Duration limit) {
        return new WorkerOptions(javaHome, heapMegabytes, limit, quickCompiler, sameHashes, elsewhere);
    }

    public WorkerOptions withSameHashes() {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit, quickCompiler, true, elsewhere);
    }

    public WorkerOptions withQuickCompiler() {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit, true, sameHashes, elsewhere);
    }

    public WorkerOptions withBothCompilers() {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit, false, sameHashes, elsewhere);
    }

    /** Compiles as users' virtual machines do, which some properties tell. */
    public WorkerOptions asElsewhere() {
        return new WorkerOptions(javaHome, heapMegabytes, testLimit, false, sameHashes, true);
    }
}
