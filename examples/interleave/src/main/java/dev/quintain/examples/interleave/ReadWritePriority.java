package dev.quintain.examples.interleave;

/** A lock for many readers or one writer. Readers wait while a writer does. */
public class ReadWritePriority {
    private int readers;
    private boolean writing;
    private int waitingWriters;

    public synchronized void acquireRead() throws InterruptedException {
        while (writing || waitingWriters > 0) {
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
        waitingWriters++;
        while (readers > 0 || writing) {
            wait();
        }
        waitingWriters--;
        writing = true;
    }

    public synchronized void releaseWrite() {
        writing = false;
        notifyAll();
    }
}
