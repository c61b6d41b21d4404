package dev.quintain.runtime.interleave;

import dev.quintain.runtime.interleave.Sight.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadFactory;

/** A thread that runs code of the tester's, of which one can see from outside what it is at. */
final class DaemonThread implements Watched {
    private static final Set<String> OURS = Set.of(
            DaemonThread.class.getName(),
            TestThread.class.getName(),
            Errand.class.getName(),
            Call.class.getName(),
            Interleaving.class.getName(),
            Interleaving.Place.class.getName());

    private final Runnable body;
    private final boolean askKernel;
    private final Thread thread;
    private volatile Optional<KernelTask> task = Optional.empty();
    private volatile boolean ready;
    private volatile boolean done;

    /**
     * @param body throws nothing
     */
    DaemonThread(String name, Runnable body, ThreadFactory factory, boolean askKernel) {
        this.body = body;
        this.askKernel = askKernel;
        this.thread = factory.newThread(this::run);
        thread.setName(name);
        if (!Threads.isVirtual(thread)) {
            // Who is stuck for ever must not keep the JVM from ending.
            thread.setDaemon(true);
        }
    }

    void start() {
        thread.start();
    }

    private void run() {
        task = askKernel ? KernelTask.ofThisThread() : Optional.empty();
        ready = true;
        try {
            body.run();
        } finally {
            done = true;
        }
    }

    Thread thread() {
        return thread;
    }

    boolean isDone() {
        return done;
    }

    @Override
    public Sight look(Observer observer) {
        if (done) {
            return Sight.of(thread, Condition.DONE);
        }
        return ready ? observer.look(thread, task) : Sight.of(thread, Condition.STARTING);
    }

    /**
     * The fault of not being done.
     *
     * @param time when it began with what it is at
     * @param line of the script
     * @param code what it is at, as the script has it
     */
    Fault liveness(Observer observer, int time, int line, String code) {
        List<StackTraceElement> stack = componentStack();
        String place = stack.stream()
                .filter(frame -> !isPlatform(frame.getClassName()))
                .findFirst()
                .map(frame -> " in " + frame)
                .orElse("");
        String message = what(thread.getState(), observer) + place;
        return new Fault(Fault.Kind.LIVENESS, time, thread.getName(), line, code, message, "", stack);
    }

    private String what(Thread.State state, Observer observer) {
        return switch (state) {
            case RUNNABLE -> "still runs";
            case TIMED_WAITING -> "still is in a timed wait";
            default ->
                observer.ownerOfWhatHolds(thread)
                        .map(owner -> "is held up by thread " + owner)
                        .orElse("still waits");
        };
    }

    private static boolean isPlatform(String className) {
        return className.startsWith("java.") || className.startsWith("jdk.") || className.startsWith("sun.");
    }

    // Ours are those at the bottom.
    private List<StackTraceElement> componentStack() {
        var stack = new ArrayList<StackTraceElement>();
        for (StackTraceElement frame : thread.getStackTrace()) {
            if (OURS.contains(frame.getClassName())) {
                break;
            }
            stack.add(frame);
        }
        return stack;
    }
}
