package dev.quintain.runtime.explore;

/**
 * A thread that the code under test makes. It is never started; what it does, a carrier does when it is its turn. Those of
 * its methods that are final are replaced where they are called.
 */
public class ShadowThread extends Thread {
    private Object task;

    public ShadowThread() {}

    public ShadowThread(Runnable target) {
        super(target);
    }

    public ShadowThread(ThreadGroup group, Runnable target) {
        super(group, target);
    }

    public ShadowThread(String name) {
        super(name);
    }

    public ShadowThread(ThreadGroup group, String name) {
        super(group, name);
    }

    public ShadowThread(Runnable target, String name) {
        super(target, name);
    }

    public ShadowThread(ThreadGroup group, Runnable target, String name) {
        super(group, target, name);
    }

    public ShadowThread(ThreadGroup group, Runnable target, String name, long stackSize) {
        super(group, target, name, stackSize);
    }

    public ShadowThread(ThreadGroup group, Runnable target, String name, long stackSize, boolean inheritThreadLocals) {
        super(group, target, name, stackSize, inheritThreadLocals);
    }

    /** Stands for a thread of a script. */
    public ShadowThread(String name, Object task) {
        super(null, null, name, 0, false);
        this.task = task;
    }

    /** What runs it; null before it is started. */
    public Object task() {
        return task;
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // One thread runs at a time.
    public void start() {
        Shadows.starts(this);
        if (task != null) {
            throw new IllegalThreadStateException();
        }
        task = Shadows.start(this, this::runWatched);
    }

    // Who has a handler of their own deals with what is thrown.
    @SuppressWarnings("DoNotCall") // This is where it does run.
    private void runWatched() {
        try {
            run();
        } catch (Exception | Error e) {
            UncaughtExceptionHandler own = getUncaughtExceptionHandler();
            if (own == null || own == getThreadGroup()) {
                throw e;
            }
            own.uncaughtException(this, e);
        }
    }

    @Override
    public void interrupt() {
        if (task != null) {
            Shadows.interrupt(task);
        }
    }

    @Override
    public boolean isInterrupted() {
        return task != null && Shadows.isInterrupted(task);
    }

    @Override
    public State getState() {
        if (task == null) {
            return State.NEW;
        }
        return Shadows.isDone(task) ? State.TERMINATED : State.RUNNABLE;
    }
}
