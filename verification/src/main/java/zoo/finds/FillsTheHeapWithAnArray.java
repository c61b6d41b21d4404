package zoo.finds;

/** Wants one array of 16 gigabytes. Finding: MEMORY. */
public class FillsTheHeapWithAnArray {
    public long[] fill() {
        return new long[Integer.MAX_VALUE - 8];
    }
}
