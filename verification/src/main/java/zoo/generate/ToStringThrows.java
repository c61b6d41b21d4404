package zoo.generate;

/** Has a text only when it has something to tell. */
public class ToStringThrows {
    private int[] told = {};

    public void tell(int number) {
        told = new int[] {number};
    }

    @Override
    public String toString() {
        return "told " + told[0];
    }
}
