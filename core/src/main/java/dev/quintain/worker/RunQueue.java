package dev.quintain.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * How long the threads of a process have been ready to run without being let to, as Linux counts it. It tells who waits for
 * something from who waits for a processor.
 */
final class RunQueue {
    /** Elsewhere nobody counts it, or it is not for us to know. */
    static final long UNKNOWN = -1;

    private final Path threads;

    RunQueue(long process) {
        this.threads = Path.of("/proc", Long.toString(process), "task");
    }

    /** Nanoseconds of all threads together; {@link #UNKNOWN} while one of them is ready to run, since that is not counted yet. */
    long nanos() {
        try (Stream<Path> all = Files.list(threads)) {
            List<Path> now = all.toList();
            if (now.stream().anyMatch(RunQueue::isReady)) {
                return UNKNOWN;
            }
            long waited = now.stream().mapToLong(RunQueue::waited).sum();
            // There are systems that have the files, but do not count.
            return waited == 0 ? UNKNOWN : waited;
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            return UNKNOWN;
        }
    }

    /** After its number and, in brackets, its name comes the state of a thread. */
    private static boolean isReady(Path thread) {
        String status = read(thread.resolve("stat"));
        return status.startsWith(") R", status.lastIndexOf(')'));
    }

    /** The second of three numbers: time run, time ready to run, and how often it was let to. */
    private static long waited(Path thread) {
        String statistics = read(thread.resolve("schedstat"));
        return statistics.isEmpty() ? 0 : Long.parseLong(statistics.split(" ", 3)[1]);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException threadIsGone) {
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
