package dev.quintain.runtime;

/** State that belongs to the whole JVM, or to the thread that runs the tests, and is put back after each of them. */
public enum SharedState {
    STREAMS(1),
    LOCALE(1 << 1),
    TIME_ZONE(1 << 2),
    PROPERTIES(1 << 3),
    DEFAULT_HANDLERS(1 << 4),
    FACTORIES(1 << 5),
    SHUTDOWN_HOOKS(1 << 6),
    THREADS(1 << 7),
    SCRATCH_FILES(1 << 8),
    TEST_THREAD(1 << 9),
    THREAD_GROUPS(1 << 10);

    private final int bit;

    SharedState(int bit) {
        this.bit = bit;
    }

    public int bit() {
        return bit;
    }

    public boolean isIn(int bits) {
        return (bits & bit) != 0;
    }
}
