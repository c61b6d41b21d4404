package dev.quintain.runtime;

/**
 * What rewritten classes report of their static state. Classes are known here by number only, so nothing on the boot
 * class path holds on to a loader. One loader is active at a time; what it reports goes to its {@link InitLog}.
 */
public final class StaticState {
    private static final boolean[] NONE = {};

    private static InitLog active = new InitLog();

    /** The classes that need not be reported again. Empty while an initialiser runs: then every touch counts. */
    private static boolean[] known = NONE;

    private StaticState() {}

    /** Sends the reports that follow to another log. */
    public static synchronized void activate(InitLog log) {
        active = log;
        publish();
    }

    /** Static state of the class was written, or something that can be changed was read from it. */
    public static void touch(int id) {
        boolean[] flags = known;
        if (id >= flags.length || !flags[id]) {
            touchedFirst(id);
        }
    }

    /** An initialiser read a value that was computed by the initialiser of another class. */
    public static synchronized void read(int id) {
        active.read(id, Thread.currentThread().getId());
    }

    public static synchronized void initStarted(int id) {
        active.initStarted(id, Thread.currentThread().getId());
        publish();
    }

    public static synchronized void initEnded(int id) {
        active.initEnded(id, Thread.currentThread().getId());
        publish();
    }

    /**
     * An initialiser ended that cannot be repeated. Only if it read from what a test had touched is that a reason for a
     * new loader; others need not be so careful, since they can be repeated to be sure.
     */
    public static synchronized void unrepeatableEnded(int id) {
        active.unrepeatableEnded(id, Thread.currentThread().getId());
        publish();
    }

    /** Takes the touched classes from the log: it starts anew. */
    public static synchronized int[] takeTouched(InitLog log) {
        int[] touched = log.takeTouched();
        publish();
        return touched;
    }

    private static synchronized void touchedFirst(int id) {
        active.touch(id, Thread.currentThread().getId());
        publish();
    }

    private static void publish() {
        known = active.isInitialising() ? NONE : active.touchedFlags();
    }
}
