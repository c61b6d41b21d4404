package zoo.finds;

import java.util.concurrent.CountDownLatch;

/** Waits for what never comes. Finding: DOES_NOT_END, by the time limit. */
public class WaitsForever {
    public void await() throws InterruptedException {
        new CountDownLatch(1).await();
    }
}
