package zoo.finds;

/** Fails with a message that says how long its texts with hash codes were. Finding: LANGUAGE_EXCEPTION. */
public class CountsDigitsOfAHashCode {
    public int count() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append(new Object());
        }
        int[] none = {};
        return none[text.length()];
    }
}
