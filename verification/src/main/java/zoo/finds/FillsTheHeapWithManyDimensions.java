package zoo.finds;

/** Wants small arrays of small arrays of small arrays. Finding: MEMORY. */
public class FillsTheHeapWithManyDimensions {
    public byte[][][][] fill() {
        return new byte[1_000][1_000][1_000][10];
    }
}
