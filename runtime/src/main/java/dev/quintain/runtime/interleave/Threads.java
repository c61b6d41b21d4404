package dev.quintain.runtime.interleave;

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
}
