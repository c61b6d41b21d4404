package zoo.survives;

/** Leaves a daemon thread behind that sleeps. Survived: the thread is stopped, or the worker is replaced. */
public class StartsThreadsThatSleep {
    public void start() {
        var thread = new Thread(StartsThreadsThatSleep::sleep, "zoo-sleeper");
        thread.setDaemon(true);
        thread.start();
    }

    private static void sleep() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
