package zoo.finds;

import java.util.concurrent.locks.LockSupport;

/** Waits for what never comes, and for all interruptions too. Finding: DOES_NOT_END, by the time limit. */
public class WaitsForeverUninterruptibly {
    private volatile boolean done;

    public void await() {
        while (!done) {
            LockSupport.parkNanos(1_000_000_000L);
            Thread.interrupted();
        }
    }
}
