package zoo.finds;

/** Loops in a synchronized block, which has a hidden handler of its own. Finding: DOES_NOT_END, by the step budget. */
public class LoopsForeverHoldingALock {
    private int rounds;

    public void loop() {
        synchronized (this) {
            while (rounds >= 0) {
                rounds = rounds == Integer.MAX_VALUE ? 0 : rounds + 1;
            }
        }
    }
}
