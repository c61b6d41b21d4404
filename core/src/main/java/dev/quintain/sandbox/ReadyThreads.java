package dev.quintain.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which threads run, or would if they were let to, as Linux knows it. To the JVM a thread that was just woken still waits
 * until it has had its turn, which on a busy machine may take long.
 */
final class ReadyThreads {
    private static final Path ALL = Path.of("/proc/self/task");
    private static final Path OWN = Path.of("/proc/thread-self");

    private final boolean known = Files.exists(OWN);
    private final Set<Path> before = new HashSet<>();

    /** Has an eye on the thread that asks, and on all that come from now on. */
    ReadyThreads() throws IOException {
        if (known) {
            try (Stream<Path> threads = Files.list(ALL)) {
                threads.map(Path::getFileName).forEach(before::add);
            }
            before.remove(own());
        }
    }

    private static Path own() throws IOException {
        return OWN.toRealPath().getFileName();
    }

    /** Whether that can be told; elsewhere than on Linux nobody does. */
    boolean areKnown() {
        return known;
    }

    /** Whether there are any now, beside the one that asks. Where nobody knows, none are seen. */
    boolean areAny() {
        if (!known) {
            return false;
        }
        try (Stream<Path> threads = Files.list(ALL)) {
            Path own = own();
            return threads.map(Path::getFileName)
                    .anyMatch(thread -> !thread.equals(own) && !before.contains(thread) && !sleeps(thread));
        } catch (IOException | UncheckedIOException e) {
            // What cannot be seen may be.
            return true;
        }
    }

    /** After its number and, in brackets, its name comes the state of a thread. */
    private static boolean sleeps(Path thread) {
        try {
            String status = Files.readString(ALL.resolve(thread).resolve("stat"));
            return status.startsWith(") S", status.lastIndexOf(')'));
        } catch (NoSuchFileException ended) {
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
