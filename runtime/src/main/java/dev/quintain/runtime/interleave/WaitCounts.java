package dev.quintain.runtime.interleave;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How often each thread has begun to wait in code that was rewritten to count it. */
public final class WaitCounts {
    private static final Map<Thread, Integer> COUNTS = new ConcurrentHashMap<>();

    private WaitCounts() {}

    /** What rewritten code calls. */
    public static void waiting() {
        COUNTS.merge(Thread.currentThread(), 1, Integer::sum);
    }

    public static int of(Thread thread) {
        return COUNTS.getOrDefault(thread, 0);
    }

    public static void clear() {
        COUNTS.clear();
    }
}
