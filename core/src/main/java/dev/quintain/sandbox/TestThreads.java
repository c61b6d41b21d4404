package dev.quintain.sandbox;

import java.lang.Thread.State;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The thread that runs the tests, and all that came since it was known: whoever could wake it is one of them. Those that were
 * there before are the JVM's and ours.
 */
final class TestThreads {
    private static final long NOBODY = -1;

    private final Set<Long> before = new HashSet<>();

    /** Takes the thread that asks for the one that runs the tests. */
    TestThreads() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        // Not as a map with threads for keys: the hash codes that this one gives are to be the same every time.
        Thread[] threads = new Thread[2 * root.activeCount() + 1];
        for (Thread thread : Arrays.copyOf(threads, root.enumerate(threads))) {
            before.add(thread.getId());
        }
        before.remove(Thread.currentThread().getId());
    }

    /**
     * All of them in waits without an end. If they are found in the same ones later, none of them got on in between.
     *
     * @param turns how often each has waited or been blocked, by their numbers
     */
    record Standstill(Map<Long, Long> turns) {}

    /** How they all wait, but for the one that asks; empty if one does not, or will wake by itself. */
    Optional<Standstill> standstill() {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        long own = Thread.currentThread().getId();
        long[] numbers = Arrays.stream(bean.getAllThreadIds())
                .filter(number -> number != own && !before.contains(number))
                .toArray();
        var turns = new HashMap<Long, Long>();
        for (ThreadInfo thread : bean.getThreadInfo(numbers)) {
            // Of one that has just ended there is nothing to tell.
            if (thread != null) {
                if (!isForEver(thread)) {
                    return Optional.empty();
                }
                turns.put(thread.getThreadId(), thread.getWaitedCount() + thread.getBlockedCount());
            }
        }
        return Optional.of(new Standstill(turns));
    }

    /** A monitor that nobody has is about to be entered by somebody. */
    private static boolean isForEver(ThreadInfo thread) {
        return isForEver(thread.getThreadState())
                && (thread.getThreadState() != State.BLOCKED || thread.getLockOwnerId() != NOBODY);
    }

    /** Whether a thread in this state needs another one to get on. */
    static boolean isForEver(State state) {
        return state == State.WAITING || state == State.BLOCKED;
    }
}
