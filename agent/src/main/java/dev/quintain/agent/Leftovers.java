package dev.quintain.agent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;

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

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private static final Set<String> OWN_THREADS = Set.of("Common-Cleaner", "process reaper", "Keep-Alive-Timer");

    /** Nobody will ask. */
    static final Leftovers UNKNOWN = new Leftovers(List.of(), Set.of());

    static Leftovers now() {
        return new Leftovers(Descriptors.open(), runningThreads());
    }

    /** For who looks often: one that is opened just when another is closed may be missed. */
    static Leftovers atAGlance() {
        return new Leftovers(Descriptors.atAGlance(), runningThreads());
    }

    /**
     * What is there now and was not then; threads that are about to end are given a moment. Behind the name of a thread that
     * does not run any code under test, and so may be anybody's, is a question mark.
     */
    List<String> since(Predicate<String> underTest) {
        return since(underTest, MOMENT_NANOS, Descriptors::atAGlance, List.of());
    }

    /**
     * The same, where threads that run code under test are given longer. What was open before an operation failed is told
     * once more, as a file.
     *
     * @param atFailure the descriptors that were open then
     */
    List<String> patientlySince(Predicate<String> underTest, List<String> atFailure) {
        return since(underTest, PATIENCE_NANOS, Descriptors::open, atFailure);
    }

    private List<String> since(
            Predicate<String> underTest, long ownNanos, Supplier<List<String>> look, List<String> atFailure) {
        var found = new ArrayList<String>();
        long now = System.nanoTime();
        for (Thread thread : runningThreads()) {
            if (!threads.contains(thread) && !ends(thread, now + (runs(underTest, thread) ? ownNanos : MOMENT_NANOS))) {
                found.add("thread " + anyNumber(thread.getName()) + (runs(underTest, thread) ? "" : "?"));
            }
        }
        // Threads that have ended by now may have closed something.
        List<String> open = newIn(look.get());
        for (String each : open) {
            found.add("descriptor " + anyNumber(each));
        }
        for (String each : newIn(atFailure)) {
            if (open.remove(each)) {
                found.add("file " + anyNumber(each));
            }
        }
        found.sort(null);
        return found;
    }

    /** Names that are made up have other numbers in every run. */
    private static String anyNumber(String name) {
        return NUMBER.matcher(name).replaceAll("N");
    }

    private List<String> newIn(List<String> open) {
        var others = new ArrayList<>(open);
        for (String each : descriptors) {
            others.remove(each);
        }
        return others;
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
