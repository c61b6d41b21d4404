package zoo.finds;

/** Goes on in a finally block when it is stopped. Finding: DOES_NOT_END, by the step budget. */
public class LoopsForeverInFinally {
    private int rounds;

    @SuppressWarnings("finally")
    public int loop() {
        while (true) {
            try {
                rounds++;
            } finally {
                continue;
            }
        }
    }
}
