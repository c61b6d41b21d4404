package zoo.survives;

/** Wants to go on when the virtual machine ends, and keeps it from ending. Survived: the worker ends all the same. */
public class AddsShutdownHooks {
    public void add() {
        Runtime.getRuntime().addShutdownHook(new Thread(AddsShutdownHooks::sleep));
    }

    private static void sleep() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
