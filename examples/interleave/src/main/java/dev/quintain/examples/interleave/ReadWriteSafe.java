package dev.quintain.examples.interleave;

/** A lock for many readers or one writer. Nobody has priority: readers that keep coming can starve writers. */
public class ReadWriteSafe {
    private int readers;
    private boolean writing;

    public synchronized void acquireRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    public synchronized void releaseRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public synchronized void acquireWrite() throws InterruptedException {
        while (readers > 0 || writing) {
            wait();
        }
        writing = true;
    }

    public synchronized void releaseWrite() {
        writing = false;
        notifyAll();
    }
}
