package zoo.finds;

/** Calls itself. Finding: ERROR, a StackOverflowError. */
public class RecursesForever {
    public int recurse(int depth) {
        return recurse(depth + 1) + 1;
    }
}
