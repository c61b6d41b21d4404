package zoo.survives;

/** Keeps a number with its thread. Undone: every test begins with 0. */
public class RemembersInAThreadLocal {
    private static final ThreadLocal<Integer> CALLS = ThreadLocal.withInitial(() -> 0);

    public static int callsAreUntouched(int step) {
        CALLS.set(CALLS.get() + 1);
        if (CALLS.get() != 1) {
            throw new AssertionError("an earlier test called me");
        }
        return step;
    }
}
