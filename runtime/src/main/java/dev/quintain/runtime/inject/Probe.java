package dev.quintain.runtime.inject;

/**
 * What rewritten classes call. Nearly free where nothing is new: a field is read, then a byte of an array.
 */
public final class Probe {
    private static volatile Trial current = Trial.NONE;

    private Probe() {}

    /** From now on, this is what happens. Returns what did until now. */
    public static Trial begin(Trial trial) {
        Trial before = current;
        Trial.own(trial);
        current = trial;
        return before;
    }

    /** A call is about to be made. */
    public static void hit(int site) {
        Trial trial = current;
        if (trial.isNew(site)) {
            trial.hit(site, null);
        }
    }

    /** A call is about to be made on an object. */
    public static void hit(Object receiver, int site) {
        Trial trial = current;
        if (trial.isNew(site)) {
            trial.hit(site, receiver);
        }
    }

    /** A call is about to be made, after which an exception may be thrown. */
    public static void reached(Object receiver, int site) {
        Trial trial = current;
        if (trial.isNew(site)) {
            trial.reached(site, receiver);
        }
    }

    /** A call has been made, after which an exception may be thrown. */
    public static void after(int site) {
        Trial trial = current;
        if (trial.isArmed()) {
            trial.after(site);
        }
    }

    /** Whether the call that is about to be made is to do less than it was asked to. */
    static boolean isShort(int site) {
        Trial trial = current;
        return trial.isArmed() && trial.isShort(site);
    }

    /**
     * A handler has begun.
     *
     * @param site the last call that its method had made; 0 if none
     */
    public static void caught(Throwable thrown, int handler, int site) {
        current.caught(thrown, handler, site);
    }

    /** Something was opened that must be closed again. */
    public static void opened(Object resource) {
        current.opened(resource);
    }

    /** An object of a rewritten class was made that must be closed again. */
    public static void made(Object resource) {
        current.made(resource);
    }

    /** Something was closed. */
    public static void closed(Object resource) {
        current.closed(resource);
    }

    /** A thread was interrupted by the code under test. */
    public static void interrupted() {
        current.interrupted();
    }
}
