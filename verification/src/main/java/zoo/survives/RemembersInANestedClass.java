package zoo.survives;

/** Keeps its only instance in a holder class, as textbooks have it. Undone: every test gets an instance of its own. */
public class RemembersInANestedClass {
    private int uses;

    private RemembersInANestedClass() {}

    public static RemembersInANestedClass instance() {
        return Holder.INSTANCE;
    }

    public void useIsUntouched(int step) {
        if (++uses != 1) {
            throw new AssertionError("an earlier test used me before " + step);
        }
    }

    private static final class Holder {
        private static final RemembersInANestedClass INSTANCE = new RemembersInANestedClass();
    }
}
