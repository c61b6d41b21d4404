package zoo.shapes;

/** Has the sign in its name that otherwise stands between nested classes. */
public class Dollar$Sign {
    /** Has it too. */
    public static class Also$Here {
        public int divide(int by) {
            return 1 / by;
        }
    }

    public int divide(int by) {
        return 1 / by;
    }
}
