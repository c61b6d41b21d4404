package dev.quintain.runtime.interleave;

import java.util.Arrays;
import java.util.List;

/** What can be asked of threads on every JDK. */
final class Threads {
    private Threads() {}

    /** As {@code Thread.isVirtual}, which JDK 17 does not have. */
    static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    // Thread.threadId is newer than JDK 17, and what may override getId is no thread of ours.
    @SuppressWarnings("deprecation")
    static long id(Thread thread) {
        return thread.getId();
    }

    /** The living threads of a group, and of the groups in it if they are wanted. */
    static List<Thread> in(ThreadGroup group, boolean nested) {
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
