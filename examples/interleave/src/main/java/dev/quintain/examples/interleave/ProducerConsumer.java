package dev.quintain.examples.interleave;

/** Strings go in, characters come out, one at a time. */
public class ProducerConsumer {
    private String contents = "";
    private int taken;

    /** Receives a character; waits while there is none. */
    public synchronized char receive() throws InterruptedException {
        while (taken == contents.length()) {
            wait();
        }
        char next = contents.charAt(taken);
        taken++;
        notifyAll();
        return next;
    }

    /** Sends a string; waits while there are characters of the last one left. */
    public synchronized void send(String text) throws InterruptedException {
        while (taken < contents.length()) {
            wait();
        }
        contents = text;
        taken = 0;
        notifyAll();
    }
}
