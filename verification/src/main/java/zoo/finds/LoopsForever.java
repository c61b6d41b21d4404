package zoo.finds;

/** Loops and does nothing else. Finding: DOES_NOT_END, by the step budget. */
public class LoopsForever {
    private volatile boolean done;

    public void loop() {
        while (!done) {
            Thread.onSpinWait();
        }
    }
}
