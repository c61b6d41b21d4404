package dev.quintain.examples.interleave;

/** The barriers of a car park. */
public class CarParkControl {
    private final int capacity;
    private int spaces;

    public CarParkControl(int capacity) {
        this.capacity = capacity;
        this.spaces = capacity;
    }

    /** Lets a car in; waits while there is no space. */
    public synchronized void arrive() throws InterruptedException {
        while (spaces == 0) {
            wait();
        }
        spaces--;
        notifyAll();
    }

    /** Lets a car out; waits while there is none, which only a wrong barrier could bring about. */
    public synchronized void depart() throws InterruptedException {
        while (spaces == capacity) {
            wait();
        }
        spaces++;
        notifyAll();
    }
}
