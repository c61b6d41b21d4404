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

    /** The method under test calls a bridge, and that a protected method. */
    public abstract static class Handler {
        public void unreportedProtectedMethodBehindABridge(Object event) {
            handle(event);
        }

        protected abstract Object handle(Object event);
    }

    /** Refuses everything, and says that it would return a text. */
    public static class TextHandler extends Handler {
        @Override
        protected String handle(Object event) {
            throw new IllegalArgumentException("refused: " + event);
        }
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
