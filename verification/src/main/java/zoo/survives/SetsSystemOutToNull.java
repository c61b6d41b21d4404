package zoo.survives;

/** Takes the standard streams away. Undone. */
public class SetsSystemOutToNull {
    public void takeOut() {
        System.setOut(null);
    }

    public void takeErr() {
        System.setErr(null);
    }

    public void takeIn() {
        System.setIn(null);
    }

    public void streamsAreUntouched() {
        if (System.out == null || System.err == null || System.in == null) {
            throw new AssertionError("somebody took a stream away");
        }
    }
}
