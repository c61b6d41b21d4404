package zoo.finds;

/** Waits until its own thread has ended. Finding: DOES_NOT_END, by the time limit. */
public class WaitsForItself {
    public static void join() throws InterruptedException {
        Thread.currentThread().join();
    }
}
