package dev.quintain.examples.interleave;

/** A bounded buffer. */
public class BufferImpl {
    private final Object[] slots;
    private int first;
    private int count;

    public BufferImpl(int size) {
        slots = new Object[size];
    }

    public synchronized void put(Object item) throws InterruptedException {
        while (count == slots.length) {
            wait();
        }
        slots[(first + count) % slots.length] = item;
        count++;
        notifyAll();
    }

    public synchronized Object get() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        Object item = slots[first];
        slots[first] = null;
        first = (first + 1) % slots.length;
        count--;
        notifyAll();
        return item;
    }

    public synchronized int size() {
        return count;
    }
}
