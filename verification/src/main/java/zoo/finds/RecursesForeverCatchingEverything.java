package zoo.finds;

/** Starts again from wherever the stack overflowed. Finding: DOES_NOT_END, by the step budget. */
public class RecursesForeverCatchingEverything {
    public void recurse() {
        try {
            recurse();
        } catch (Throwable whatever) {
            recurse();
        }
    }
}
