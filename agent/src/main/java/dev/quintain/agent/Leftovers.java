package dev.quintain.agent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * What is open or runs in this JVM: descriptors of files and sockets, as far as the system tells, and threads.
 *
 * @param descriptors what they are open on
 */
record Leftovers(List<String> descriptors, Set<Thread> threads) {
    /** For all threads together: some tests leave many. */
    private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    /** For those that run code under test, when it matters: what sleeps for a while before it ends is not left. */
    private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private static final Set<String> OWN_THREADS = Set.of("Common-Cleaner", "process reaper", "Keep-Alive-Timer");

    static Leftovers now() {
        return new Leftovers(Descriptors.open(), runningThreads());
    }

    /**
     * What is there now and was not then; threads that are about to end are given a moment. Behind the name of a thread that
     * does not run any code under test, and so may be anybody's, is a question mark.
     */
    List<String> since(Predicate<String> underTest) {
        return since(underTest, MOMENT_NANOS);
    }

    /** The same, where threads that run code under test are given longer. */
    List<String> patientlySince(Predicate<String> underTest) {
        return since(underTest, PATIENCE_NANOS);
    }

    private List<String> since(Predicate<String> underTest, long ownNanos) {
        var found = new ArrayList<String>();
        List<String> open = Descriptors.open();
        descriptors.forEach(open::remove);
        open.forEach(each -> found.add("descriptor " + each));
        long now = System.nanoTime();
        for (Thread thread : runningThreads()) {
            if (!threads.contains(thread) && !ends(thread, now + (runs(underTest, thread) ? ownNanos : MOMENT_NANOS))) {
                found.add("thread " + thread.getName().replaceAll("\\d+", "N") + (runs(underTest, thread) ? "" : "?"));
            }
        }
        found.sort(null);
        return found;
    }

    /** Whether a thread is at code under test. */
    static boolean runs(Predicate<String> underTest, Thread thread) {
        return Arrays.stream(thread.getStackTrace()).anyMatch(frame -> underTest.test(frame.getClassName()));
    }

    private static boolean ends(Thread thread, long latest) {
        try {
            TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(0, latest - System.nanoTime()));
            return !thread.isAlive();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    static Set<Thread> runningThreads() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        var threads = new Thread[group.activeCount() * 2 + 16];
        int count = group.enumerate(threads);
        var running = new java.util.LinkedHashSet<Thread>();
        for (int index = 0; index < count; index++) {
            Thread thread = threads[index];
            if (!OWN_THREADS.contains(thread.getName()) && !thread.getName().startsWith("ForkJoinPool.commonPool")) {
                running.add(thread);
            }
        }
        return running;
    }
}
