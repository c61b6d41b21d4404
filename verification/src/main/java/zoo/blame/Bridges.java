package zoo.blame;

import java.util.List;

/** A bridge method that the compiler made belongs to the method that it leads to. */
public class Bridges {
    /** Refuses to be compared with nothing. */
    public static class Version implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            if (other == null) {
                throw new IllegalArgumentException("nothing to compare with");
            }
            return 0;
        }
    }

    /** The method under test calls a bridge, and that a protected method. Given no text, the bridge fails: our doing. */
    public abstract static class Handler<T> {
        public void unreportedProtectedMethodBehindABridge(T event) {
            handle(event);
        }

        protected abstract Object handle(T event);
    }

    /** Refuses everything. */
    public static class TextHandler extends Handler<String> {
        @Override
        protected String handle(String event) {
            throw new IllegalArgumentException("refused: " + event);
        }
    }

    /** A version and a text do not go together: no compiler would have it. */
    public static <T> Object unreportedWhenTheArgumentsDoNotFitTogether(Comparable<T> one, T other) {
        return other == null ? null : one.compareTo(other);
    }

    public int reportedPublicMethodBehindABridge() {
        return compare(new Version(), null);
    }

    public int reportedCastInABridge() {
        return compare((Comparable) new Version(), "text");
    }

    public int unreportedWhenTheBridgeDoesNotFail() {
        return compare(new Version(), List.of(new Version()).get(0));
    }

    private static <T> int compare(Comparable<T> one, T other) {
        return one.compareTo(other);
    }
}
