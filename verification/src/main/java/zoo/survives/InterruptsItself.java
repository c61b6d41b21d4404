package zoo.survives;

/** Leaves its thread interrupted. Undone. */
public class InterruptsItself {
    public void interrupt() {
        Thread.currentThread().interrupt();
    }

    public void threadIsUntouched() {
        if (Thread.interrupted()) {
            throw new AssertionError("somebody interrupted the thread");
        }
    }
}
