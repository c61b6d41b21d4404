package odd;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Has a thread of its own that waits until somebody rings. */
public class Bell implements AutoCloseable {
    private final BlockingQueue<String> rings = new LinkedBlockingQueue<>();
    private final Thread listener = new Thread(this::listen);

    public Bell() {
        listener.start();
    }

    private void listen() {
        try {
            while (!rings.take().equals("end")) {
                System.out.println("ring");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        rings.add("end");
    }
}
