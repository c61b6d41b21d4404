package zoo.shapes;

/** Its name, written small, is a word that no variable may have. */
public class Default {
    public int divide(int by) {
        return 1 / by;
    }

    public static int divide(Default fallback, Default other, int by) {
        return fallback == other ? 0 : 1 / by;
    }
}
