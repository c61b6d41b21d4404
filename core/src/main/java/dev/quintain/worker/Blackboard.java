package dev.quintain.worker;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A few bytes that parent and worker share through a mapped file: which test the worker is at and how many it has done.
 * Writing costs nanoseconds, and what was written outlives the worker.
 */
final class Blackboard {
    private static final int SIZE = 24;
    /** Stands for no test at all. */
    static final long NO_TEST = -1;

    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final ByteBuffer shared;

    private Blackboard(ByteBuffer shared) {
        this.shared = shared;
    }

    static Blackboard at(Path file) throws IOException {
        try (var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new Blackboard(channel.map(FileChannel.MapMode.READ_WRITE, 0, SIZE));
        }
    }

    void test(long number) {
        LONG.setRelease(shared, 0, number);
        LONG.setRelease(shared, 8, (long) LONG.get(shared, 8) + 1);
    }

    /** No test runs: what happens now is nobody's doing. */
    void idle() {
        LONG.setRelease(shared, 0, NO_TEST);
        LONG.setRelease(shared, 16, NO_TEST);
    }

    void underTest() {
        LONG.setRelease(shared, 16, (long) LONG.get(shared, 8));
    }

    /** Whether the test has got as far as the operation under test. */
    boolean isUnderTest() {
        return (long) LONG.getAcquire(shared, 16) == begun();
    }

    /** The number of the test that runs now, or ran last. */
    long test() {
        return (long) LONG.getAcquire(shared, 0);
    }

    /** How many tests were begun. A worker is at another test when this has changed. */
    long begun() {
        return (long) LONG.getAcquire(shared, 8);
    }
}
