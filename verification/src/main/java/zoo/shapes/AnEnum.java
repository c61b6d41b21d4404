package zoo.shapes;

/** Constants with and without a body. What the compiler adds to an enum is not tested. */
public enum AnEnum {
    PLAIN,
    WITH_A_BODY {
        @Override
        int sign() {
            return -1;
        }
    };

    public int divide(int by) {
        return sign() / by;
    }

    int sign() {
        return 1;
    }
}
