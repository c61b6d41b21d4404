package dev.quintain.runtime.interleave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The threads that the component has started by itself: while one of them works, the component is not quiet. */
final class Company {
    private final ThreadGroup surroundings = Thread.currentThread().getThreadGroup();
    private final Set<Thread> before = new HashSet<>(Threads.in(surroundings, false));
    private final ThreadGroup own = new ThreadGroup("sequence");
    private final CommonPool commonPool = new CommonPool();
    private boolean askKernel = true;

    /** A thread of the group that test threads belong to, and with them what they start. */
    Thread newThread(Runnable body) {
        return new Thread(own, body);
    }

    /** Those that came since, test threads among them, and the common pool's that have something to do. */
    List<Thread> threads() {
        var threads = new ArrayList<>(Threads.in(own, true));
        for (Thread thread : Threads.in(surroundings, false)) {
            if (!before.contains(thread)) {
                threads.add(thread);
            }
        }
        // They are in the group of whoever was first to need them.
        threads.removeIf(CommonPool::has);
        threads.addAll(commonPool.atWork(this::task));
        return threads;
    }

    /**
     * What the kernel knows of one of them; nothing if it cannot be asked, or does not know it yet. Looked up each time,
     * since others of the same name come and go.
     */
    Optional<KernelTask> task(Thread thread) {
        return askKernel && !Threads.isVirtual(thread) ? KernelTask.named(thread.getName()) : Optional.empty();
    }

    /** For systems without /proc, and to see what becomes of them. */
    void withoutKernel() {
        askKernel = false;
    }

    /** Whether the system may be asked about threads. */
    boolean asksKernel() {
        return askKernel;
    }
}
