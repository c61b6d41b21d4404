package dev.quintain.examples.interleave;

/** A circular buffer that records are written to and read from. */
public class RecordInputStream {
    private final int[] records;
    private int first;
    private int size;
    private boolean closed;

    public RecordInputStream(int capacity) {
        records = new int[capacity];
    }

    /** Writes a record; waits while there is no room. */
    public synchronized void write(int record) throws InterruptedException {
        while (size == records.length && !closed) {
            wait();
        }
        if (closed) {
            throw new IllegalStateException("closed");
        }
        records[(first + size) % records.length] = record;
        size++;
        notifyAll();
    }

    /** Reads a record; waits while there is none; -1 at the end. */
    public synchronized int read() throws InterruptedException {
        while (size == 0 && !closed) {
            wait();
        }
        return size == 0 ? -1 : remove();
    }

    private int remove() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int record = records[first];
        first = (first + 1) % records.length;
        size--;
        notifyAll();
        return record;
    }

    /** No more records will be written; those that are there can be read. */
    public synchronized void close() {
        closed = true;
        notifyAll();
    }

    public synchronized int available() {
        return size;
    }
}
