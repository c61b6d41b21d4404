package zoo.passes;

/** Has three to give, and then waits for more, which nobody brings: a single call does no harm. */
public class WaitsWhenEmpty {
    private int left = 3;

    public synchronized int take() throws InterruptedException {
        while (left == 0) {
            wait();
        }
        left--;
        return left;
    }
}
