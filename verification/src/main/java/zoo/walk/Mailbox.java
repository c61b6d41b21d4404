package zoo.walk;

/** Waits for a letter when it is empty, and for somebody who takes one when it is full. */
public class Mailbox {
    private static final int ROOM = 2;

    private final Object[] letters = new Object[ROOM];
    private int count;

    public synchronized void put(Object letter) throws InterruptedException {
        while (isFull()) {
            wait();
        }
        letters[count++] = letter;
        notifyAll();
    }

    public synchronized Object take() throws InterruptedException {
        while (isEmpty()) {
            wait();
        }
        notifyAll();
        Object letter = letters[--count];
        letters[count] = null;
        return letter;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized boolean isFull() {
        return count == ROOM;
    }
}
