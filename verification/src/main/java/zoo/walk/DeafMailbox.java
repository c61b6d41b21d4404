package zoo.walk;

import java.util.concurrent.Semaphore;

/** Waits where no interrupt is heard. */
public class DeafMailbox {
    private final Semaphore room = new Semaphore(1);

    public void put(Object letter) {
        room.acquireUninterruptibly();
    }

    public boolean isFull() {
        return room.availablePermits() == 0;
    }
}
