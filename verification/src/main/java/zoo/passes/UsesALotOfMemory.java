package zoo.passes;

/** Uses a megabyte and gives it back. */
public class UsesALotOfMemory {
    public static int use() {
        return new byte[1 << 20].length;
    }
}
