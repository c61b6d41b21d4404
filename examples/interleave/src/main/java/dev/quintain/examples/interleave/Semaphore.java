package dev.quintain.examples.interleave;

/** A counting semaphore. */
public class Semaphore {
    private int value;

    public Semaphore(int initial) {
        value = initial;
    }

    public synchronized void up() {
        value++;
        notify();
    }

    public synchronized void down() throws InterruptedException {
        while (value == 0) {
            wait();
        }
        value--;
    }
}
