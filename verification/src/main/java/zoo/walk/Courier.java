package zoo.walk;

/** Waits for what a thread of its own brings, sooner or later. */
public class Courier {
    private boolean there;

    public synchronized String fetch() throws InterruptedException {
        new Thread(this::bring).start();
        while (!there) {
            wait();
        }
        return "parcel";
    }

    private void bring() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException e) {
            return;
        }
        synchronized (this) {
            there = true;
            notifyAll();
        }
    }

    public synchronized boolean isThere() {
        return there;
    }
}
