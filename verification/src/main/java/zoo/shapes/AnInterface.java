package zoo.shapes;

/** Has methods of all three kinds, and one class that implements it. */
public interface AnInterface {
    int adjust(int by);

    default int divide(int by) {
        return 1 / adjust(by);
    }

    static int divide(int by, int extra) {
        return 1 / (by + extra);
    }

    /** Implements it. */
    class Identity implements AnInterface {
        @Override
        public int adjust(int by) {
            return by;
        }
    }
}
