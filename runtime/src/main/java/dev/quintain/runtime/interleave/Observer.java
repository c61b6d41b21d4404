package dev.quintain.runtime.interleave;

import dev.quintain.runtime.interleave.KernelTask.Sleep;
import dev.quintain.runtime.interleave.Sight.Condition;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Optional;

/**
 * Looks at threads and says what they are at. A thread is suspended if it waits, or is blocked by a monitor that another
 * one has, and the system does not hold it for one that runs.
 */
final class Observer {
    /** The thread of the platform's that lets virtual threads go on once the monitor they want is free. */
    private static final String UNBLOCKER = "VirtualThread-unblocker";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    Sight look(Thread thread, Optional<KernelTask> task) {
        Condition condition = condition(thread);
        if (task.isEmpty() || condition == Condition.DONE) {
            return Sight.of(thread, condition);
        }
        // After Java's state, so that what sleeps since the look before is what that state is of.
        Sleep sleep = task.get().look();
        boolean woken = condition == Condition.SUSPENDED && !sleep.asleep();
        return new Sight(thread, woken ? Condition.RUNNING : condition, sleep.asleep(), sleep.number());
    }

    private Condition condition(Thread thread) {
        return switch (thread.getState()) {
            case TERMINATED -> Condition.DONE;
            case WAITING -> Condition.SUSPENDED;
            case BLOCKED -> isHeldUp(thread) ? Condition.SUSPENDED : Condition.RUNNING;
            case TIMED_WAITING -> Condition.IN_TIMED_WAIT;
            case NEW, RUNNABLE -> Condition.RUNNING;
        };
    }

    // A monitor that nobody has is about to be entered by somebody, often by the very thread that reads as blocked.
    private boolean isHeldUp(Thread thread) {
        if (Threads.isVirtual(thread)) {
            return KernelTask.named(UNBLOCKER).map(task -> task.look().asleep()).orElse(true);
        }
        ThreadInfo info = threads.getThreadInfo(Threads.id(thread));
        return info != null
                && info.getThreadState() == Thread.State.BLOCKED
                && info.getLockOwnerId() != -1
                && info.getLockOwnerId() != info.getThreadId();
    }

    /** Who has the lock that the thread waits for; empty if nobody does, or nobody knows. */
    Optional<String> ownerOfWhatHolds(Thread thread) {
        ThreadInfo info = Threads.isVirtual(thread) ? null : threads.getThreadInfo(Threads.id(thread));
        return Optional.ofNullable(info).map(ThreadInfo::getLockOwnerName);
    }

    /** Processor time of a thread in nanoseconds, -1 if nobody knows. */
    long processorTime(Thread thread) {
        return Threads.isVirtual(thread) || !threads.isThreadCpuTimeSupported()
                ? -1
                : threads.getThreadCpuTime(Threads.id(thread));
    }
}
