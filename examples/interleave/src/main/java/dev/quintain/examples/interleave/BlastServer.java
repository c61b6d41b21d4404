package dev.quintain.examples.interleave;

/** Hands a message on to whoever asks for the next one. The sender never waits: a message that nobody took is replaced. */
public class BlastServer {
    private String message;

    public synchronized void blast(String text) {
        message = text;
        notifyAll();
    }

    public synchronized String next() throws InterruptedException {
        while (message == null) {
            wait();
        }
        String taken = message;
        message = null;
        return taken;
    }
}
