package zoo.flickers;

/** Counts its visitors by threads. All tests run on the same thread, and where JUnit runs them, nobody sets it back. */
public class RemembersItsThread {
    private static final ThreadLocal<Integer> VISITORS = ThreadLocal.withInitial(() -> 0);

    public static String enter(int door) {
        int before = VISITORS.get();
        VISITORS.set(before + 1);
        if (door < 0) {
            return "cellar " + before;
        }
        if (door > 0) {
            return "stairs " + before;
        }
        return "front " + before;
    }

    public static String alwaysOpen(int door) {
        return door == 0 ? "front" : "other";
    }
}
