package zoo.generate;

/** Closes the stream that everybody prints to. */
public class ClosesSystemOut {
    public int close() {
        System.out.close();
        return 1;
    }
}
