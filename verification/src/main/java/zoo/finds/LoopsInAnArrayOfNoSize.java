package zoo.finds;

/** Stays within its memory but makes garbage all the time. Finding: DOES_NOT_END, not MEMORY. */
public class LoopsInAnArrayOfNoSize {
    private int[] garbage = {};

    public void loop() {
        while (garbage.length < 10) {
            garbage = new int[garbage.length];
        }
    }
}
