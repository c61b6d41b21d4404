package dev.quintain.cli;

import dev.quintain.runtime.Effect;
import dev.quintain.subject.BadInput;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that every command that runs code under test has. */
final class CommonOptions {
    /** In megabytes: with less the worker itself does not start. */
    private static final int SMALLEST_HEAP = 32;

    @Option(
            names = {"-cp", "--classpath"},
            paramLabel = "PATH",
            description = "Folders and jars that the classes need, separated by '${sys:path.separator}'.")
    String classPath = "";

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long to test, such as 30s or 5m.")
    @Nullable
    Duration time;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results go. Default: ${DEFAULT-VALUE}.",
            defaultValue = "quintain-out")
    Path out = Path.of("quintain-out");

    @Option(names = "--java", paramLabel = "HOME", description = "The JDK, 17 or later, that runs the code under test.")
    Path java = Path.of(System.getProperty("java.home"));

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "How many JVMs run tests at once. Default: one for each core.")
    int workers = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--heap",
            paramLabel = "MB",
            description = "Largest heap of each of those JVMs. Default: ${DEFAULT-VALUE}.",
            defaultValue = "512")
    int heap;

    @Option(
            names = "--test-limit",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How much processor time one test may take. Default: ${DEFAULT-VALUE}.",
            defaultValue = "5s")
    Duration testLimit = Duration.ofSeconds(5);

    @Option(
            names = "--allow",
            split = ",",
            paramLabel = "EFFECT",
            description = "Let the code under test do this to the outside world: exit, files, network, processes.")
    List<Effect> allow = List.of();

    @Option(names = "--quiet", description = "No progress, and of a walk the summary only.")
    boolean quiet;

    @Option(names = "--debug", description = "Show where a fault of quintain's own lies.")
    boolean debug;

    /** Refuses numbers that make no sense. */
    void check() {
        atLeast("--workers", 1, workers);
        checkHeap(heap);
        between("--test-limit", testLimit);
        if (time != null) {
            between("--time", time);
        }
    }

    static void checkHeap(int megabytes) {
        atLeast("--heap", SMALLEST_HEAP, megabytes);
    }

    static void between(String option, Duration value) {
        if (value.compareTo(Duration.ofMillis(1)) < 0 || value.compareTo(Duration.ofDays(30)) > 0) {
            throw new BadInput(option + " must be between 1ms and 30 days");
        }
    }

    static void atLeast(String option, long least, long value) {
        if (value < least) {
            throw new BadInput(option + " is " + value + ", but must be at least " + least);
        }
    }

    List<Path> classPath() {
        return paths(classPath);
    }

    static List<Path> paths(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
    }
}
