package zoo.survives;

/** Renames its thread, slows it down and gives it another class loader. Undone. */
public class ChangesItsThread {
    public void rename() {
        Thread.currentThread().setName("zoo");
    }

    public void slowDown() {
        Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
    }

    public void takeLoaderAway() {
        Thread.currentThread().setContextClassLoader(null);
    }

    public void threadIsUntouched() {
        Thread thread = Thread.currentThread();
        if (thread.getName().equals("zoo")
                || thread.getPriority() == Thread.MIN_PRIORITY
                || thread.getContextClassLoader() == null) {
            throw new AssertionError("somebody changed the thread");
        }
    }
}
