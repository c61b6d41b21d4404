package dev.quintain.run.hunt;

import org.jspecify.annotations.Nullable;

/** A class in which one thread waits for another. */
public final class Mailbox {
    private @Nullable String letter;

    public synchronized void put(String text) {
        letter = text;
        notifyAll();
    }

    public synchronized String take() throws InterruptedException {
        while (letter == null) {
            wait();
        }
        String taken = letter;
        letter = null;
        return taken;
    }
}
