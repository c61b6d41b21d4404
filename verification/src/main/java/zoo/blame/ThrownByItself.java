package zoo.blame;

import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;

/** Row: any other unchecked exception that the method under test throws itself is a precondition. */
public class ThrownByItself {
    public ThrownByItself() {}

    public ThrownByItself(int number) {
        if (number != 1) {
            throw new IllegalArgumentException("not one: " + number);
        }
    }

    public void unreportedIllegalArgument() {
        throw new IllegalArgumentException("refused");
    }

    public void unreportedIllegalState() {
        throw new IllegalStateException("not now");
    }

    public int unreportedNullPointer(String text) {
        return text.hashCode();
    }

    public void unreportedUnsupported() {
        throw new UnsupportedOperationException("not here");
    }

    public void unreportedNoSuchElement() {
        throw new NoSuchElementException("no more");
    }

    public void unreportedConcurrentModification() {
        throw new ConcurrentModificationException("changed");
    }

    public void unreportedOwnType() {
        throw new Refused();
    }

    /** An unchecked exception that nobody has heard of. */
    public static class Refused extends RuntimeException {
        public Refused() {
            super("refused in my own words");
        }
    }
}
