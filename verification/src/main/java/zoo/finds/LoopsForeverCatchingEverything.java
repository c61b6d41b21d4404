package zoo.finds;

/** Catches, inside its loop, whatever is thrown to stop it. Finding: DOES_NOT_END, by the step budget. */
public class LoopsForeverCatchingEverything {
    private int caught;

    public void loop() {
        while (caught >= 0) {
            try {
                work();
            } catch (Throwable whatever) {
                caught = 1;
            }
        }
    }

    private void work() {
        caught = 0;
    }
}
