package dev.quintain.examples.concurrent.faulty;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two philosophers and two forks: everybody takes the left fork first. */
public class Philosophers {
    private final Lock[] forks = {new ReentrantLock(), new ReentrantLock()};

    /** Eats at this place, which is 0 or 1. */
    public void eat(int place) {
        Lock first = forks[place];
        Lock second = forks[1 - place];
        first.lock();
        try {
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }
}
