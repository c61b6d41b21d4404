package zoo.survives;

/** Counts its calls in a static field. Undone: every test begins with 0. Without reset it depends on earlier state. */
public class LeaksAStaticCounter {
    private static int calls;

    public static int countIsUntouched(int step) {
        calls += 1;
        if (calls != 1) {
            throw new AssertionError("an earlier test called me");
        }
        return step;
    }
}
