package zoo.shapes;

import java.util.List;

/** Arrays of everything. */
public class Arrays {
    public static int divide(int[][] numbers, int by) {
        return 1 / by;
    }

    public static int divide(List<String>[] lists, int by) {
        return 1 / by;
    }

    public static <T> T[] divide(T[] array, int by) {
        return 1 / by > 0 ? array : null;
    }

    public static int divide(AnEnum[][] constants, Arrays[] own, int by) {
        return 1 / by;
    }

    public static boolean[][][] divide(Object[][] objects, char[] characters, float[] numbers, int by) {
        return new boolean[1][1][1 / by > 0 ? 1 : 0];
    }
}
