package zoo.survives;

/** Makes thread groups, which their parents keep. Undone. */
public class MakesThreadGroups {
    private static final String NAME = "a group of the zoo";

    public void make() {
        new ThreadGroup(NAME);
    }

    public void limit() {
        Thread.currentThread().getThreadGroup().setMaxPriority(Thread.MIN_PRIORITY);
    }

    public int see(int step) {
        ThreadGroup parent = Thread.currentThread().getThreadGroup();
        ThreadGroup[] groups = new ThreadGroup[100];
        int count = parent.enumerate(groups);
        for (int i = 0; i < count; i++) {
            if (groups[i].getName().equals(NAME)) {
                throw new AssertionError("a group of an earlier test");
            }
        }
        if (parent.getMaxPriority() == Thread.MIN_PRIORITY) {
            throw new AssertionError("a limit of an earlier test");
        }
        return step;
    }
}
