package zoo.blame;

/** Row: an Error is a problem, whoever throws it. */
public class Errors {
    public void reportedWhenThrownByItself() {
        throw new AssertionError("never");
    }

    public void reportedWhenThrownByAPrivateMethod() {
        fail();
    }

    public int reportedStackOverflow(int depth) {
        return reportedStackOverflow(depth + 1) + 1;
    }

    public boolean unreportedWhenCaught() {
        try {
            fail();
            return true;
        } catch (AssertionError e) {
            return false;
        }
    }

    private static void fail() {
        throw new AssertionError("never");
    }
}
