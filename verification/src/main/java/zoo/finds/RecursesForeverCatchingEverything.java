package zoo.finds;

/** Starts again from wherever the stack overflowed. Finding: DOES_NOT_END, but only the clock can tell. */
public class RecursesForeverCatchingEverything {
    public void recurse() {
        try {
            recurse();
        } catch (Throwable whatever) {
            recurse();
        }
    }
}
