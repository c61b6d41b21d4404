package zoo.survives;

/** Fails in a thread of its own, where nobody asked. Survived: not blamed on any test, and no noise on our console. */
public class ThrowsInAnotherThread {
    public void start() throws InterruptedException {
        var thread = new Thread(ThrowsInAnotherThread::fail);
        thread.start();
        thread.join();
    }

    private static void fail() {
        throw new ArithmeticException("in another thread");
    }
}
