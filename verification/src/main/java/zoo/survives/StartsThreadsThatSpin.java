package zoo.survives;

/** Leaves a daemon thread behind that uses a whole core. Survived: the thread is stopped, or the worker is replaced. */
public class StartsThreadsThatSpin {
    public void start() {
        var thread = new Thread(StartsThreadsThatSpin::spin, "zoo-spinner");
        thread.setDaemon(true);
        thread.start();
    }

    private static void spin() {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
