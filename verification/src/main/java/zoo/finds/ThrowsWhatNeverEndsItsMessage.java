package zoo.finds;

/** Throws an error that never comes to the end of its message. Finding: ERROR, told without the message. */
public class ThrowsWhatNeverEndsItsMessage {
    public static void fail() {
        throw new Endless();
    }

    /** Asked for its message, it goes on and on. */
    public static class Endless extends Error {
        @Override
        public String getMessage() {
            while (true) {
                Math.random();
            }
        }
    }
}
