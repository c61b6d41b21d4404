package zoo.locks;

import java.util.ArrayDeque;
import java.util.Deque;

/** A pile that is synchronized all over. */
public class LetsGoOfItsMonitor {
    private static int made;

    private final int number = ++made;
    private final Deque<Object> pile = new ArrayDeque<>();

    public synchronized void push(Object top) {
        pile.push(top);
    }

    public synchronized Object pop() {
        return pile.pop();
    }

    public synchronized int size() {
        return pile.size();
    }

    /** Another one for each object, which no test should rely on. */
    public synchronized int number() {
        return number;
    }

    /** The same, by default. */
    @Override
    public synchronized String toString() {
        return super.toString();
    }
}
