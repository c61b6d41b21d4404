package zoo.shapes;

/** Wants objects that only a stub can be. */
public class TakesWhatNobodyImplements {
    /** Nobody implements it, and no lambda can. */
    public interface Listener {
        void onStart(String name);

        int onEnd(String name, long[] times);

        default boolean isQuiet() {
            return false;
        }
    }

    /** Nobody extends it: there is only null. */
    public abstract static class Task {
        abstract void run();
    }

    public static int divide(Listener listener, int by) {
        if (listener == null || listener.isQuiet()) {
            throw new IllegalArgumentException("no listener");
        }
        listener.onStart("division");
        return 1 / by;
    }

    public static int divide(Task task, int by) {
        return task == null ? 1 / by : 0;
    }
}
