package dev.quintain.runtime.interleave;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Function;

/** The pool that everybody shares: its threads are of interest while they are at work that came up in the sequence. */
final class CommonPool {
    private final ThreadMXBean beans = ManagementFactory.getThreadMXBean();

    /** Who waited in a task when the sequence began, and how often it had waited by then. */
    private final Map<Thread, Long> stuckBefore = new HashMap<>();

    CommonPool() {
        for (Thread worker : isAtRest() ? List.<Thread>of() : workers()) {
            if (isWaiting(worker) && hasTask(worker)) {
                stuckBefore.put(worker, waits(worker));
            }
        }
    }

    /** Whether nobody in it has a task. */
    static boolean isAtRest() {
        return ForkJoinPool.commonPool().isQuiescent();
    }

    /** Whether the thread is one of its threads. */
    static boolean has(Thread thread) {
        return thread instanceof ForkJoinWorkerThread worker && worker.getPool() == ForkJoinPool.commonPool();
    }

    /**
     * Its threads that have something to do, or might be about to.
     *
     * @param tasks what the kernel knows of a thread
     */
    List<Thread> atWork(Function<Thread, Optional<KernelTask>> tasks) {
        return isAtRest()
                ? List.of()
                : workers().stream()
                        .filter(worker -> !isWaiting(worker)
                                || isAwake(tasks.apply(worker))
                                || (hasTask(worker) && !isStillStuck(worker)))
                        .toList();
    }

    private static boolean isAwake(Optional<KernelTask> task) {
        return task.isPresent() && !task.get().look().asleep();
    }

    private boolean isStillStuck(Thread worker) {
        Long before = stuckBefore.get(worker);
        return before != null && before == waits(worker);
    }

    private long waits(Thread worker) {
        ThreadInfo info = beans.getThreadInfo(Threads.id(worker));
        return info == null ? -1 : info.getWaitedCount() + info.getBlockedCount();
    }

    private static boolean isWaiting(Thread worker) {
        return switch (worker.getState()) {
            case WAITING, TIMED_WAITING, BLOCKED -> true;
            default -> false;
        };
    }

    // Who has none waits for one, with a timeout at times, after which it would only end.
    private static boolean hasTask(Thread worker) {
        return Arrays.stream(worker.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(ForkJoinTask.class.getName()));
    }

    private static List<Thread> workers() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        return Threads.in(root, true).stream().filter(CommonPool::has).toList();
    }
}
