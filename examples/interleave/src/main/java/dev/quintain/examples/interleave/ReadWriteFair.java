package dev.quintain.examples.interleave;

/** A lock for many readers or one writer. When both wait they take turns. */
public class ReadWriteFair {
    private int readers;
    private boolean writing;
    private int waitingWriters;
    private boolean readersTurn;

    public synchronized void acquireRead() throws InterruptedException {
        while (writing || (waitingWriters > 0 && !readersTurn)) {
            wait();
        }
        readers++;
    }

    public synchronized void releaseRead() {
        readers--;
        readersTurn = false;
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
        readersTurn = true;
        notifyAll();
    }
}
