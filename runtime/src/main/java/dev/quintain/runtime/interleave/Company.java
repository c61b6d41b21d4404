package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** The threads that the component has started by itself: while one of them works, the component is not quiet. */
final class Company {
    private final ThreadGroup surroundings = Thread.currentThread().getThreadGroup();
    private final Set<Thread> before = new HashSet<>(in(surroundings, false));
    private final ThreadGroup own = new ThreadGroup("sequence");
    private boolean askKernel = true;

    /** A thread of the group that test threads belong to, and with them what they start. */
    Thread newThread(Runnable body) {
        return new Thread(own, body);
    }

    /** Those that came since, test threads among them, and the shared pool's while it has something to do. */
    List<Thread> threads() {
        var threads = new ArrayList<>(in(own, true));
        if (!commonPoolRests()) {
            threads.addAll(commonPool());
        }
        for (Thread thread : in(surroundings, false)) {
            if (!before.contains(thread)) {
                threads.add(thread);
            }
        }
        return threads;
    }

    /**
     * What the kernel knows of one of them; nothing if it cannot be asked, or does not know it yet. Looked up each time,
     * since others of the same name come and go.
     */
    Optional<KernelTask> task(Thread thread) {
        return askKernel && !Threads.isVirtual(thread) ? KernelTask.named(thread.getName()) : Optional.empty();
    }

    private static List<Thread> commonPool() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        return in(root, true).stream()
                .filter(thread ->
                        thread instanceof ForkJoinWorkerThread worker && worker.getPool() == ForkJoinPool.commonPool())
                .toList();
    }

    /** For systems without /proc, and to see what becomes of them. */
    void withoutKernel() {
        askKernel = false;
    }

    /** Whether the system may be asked about threads. */
    boolean asksKernel() {
        return askKernel;
    }

    /** Whether the pool that everybody shares has nothing to do. */
    boolean commonPoolRests() {
        return ForkJoinPool.commonPool().isQuiescent();
    }

    private static List<Thread> in(ThreadGroup group, boolean nested) {
        // Not as many as activeCount says, which asks all groups below, and each sequence leaves one there.
        var room = new Thread[32];
        int count = group.enumerate(room, nested);
        while (count == room.length) {
            room = new Thread[2 * room.length];
            count = group.enumerate(room, nested);
        }
        return List.of(Arrays.copyOf(room, count));
    }
}
