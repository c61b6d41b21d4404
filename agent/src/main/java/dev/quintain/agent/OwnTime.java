package dev.quintain.agent;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The time by the clock without that in which a thread was kept from the processor, as far as the system tells: on a busy
 * machine a test would seem slow by chance.
 */
final class OwnTime implements AutoCloseable {
    /** Nanoseconds on the processor, nanoseconds kept from it, and how often it had its turn. */
    private static final String STATISTICS = "/proc/thread-self/schedstat";

    /** Stays open, since it is asked for before and after every test; a channel would close when the test is interrupted. */
    private final @Nullable RandomAccessFile statistics = open();

    private final byte[] buffer = new byte[100];

    /** That of the thread which is the current one now. */
    OwnTime() {}

    private static @Nullable RandomAccessFile open() {
        try {
            return new RandomAccessFile(STATISTICS, "r");
        } catch (IOException notTold) {
            return null;
        }
    }

    /** In nanoseconds from some moment on. */
    long nanos() {
        return System.nanoTime() - keptFromProcessor();
    }

    private long keptFromProcessor() {
        if (statistics == null) {
            return 0;
        }
        try {
            statistics.seek(0);
            int count = Math.max(0, statistics.read(buffer));
            return Long.parseLong(new String(buffer, 0, count, StandardCharsets.US_ASCII).split(" ")[1]);
        } catch (IOException | RuntimeException notTold) {
            return 0;
        }
    }

    @Override
    public void close() {
        try {
            if (statistics != null) {
                statistics.close();
            }
        } catch (IOException e) {
            // it was only read
        }
    }
}
