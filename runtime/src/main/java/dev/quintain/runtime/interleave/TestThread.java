package dev.quintain.runtime.interleave;

import dev.quintain.runtime.interleave.Sight.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadFactory;

/** A thread of a sequence: it carries out its steps, each when its time has come. */
final class TestThread {
    private static final Set<String> OURS = Set.of(
            TestThread.class.getName(),
            Call.class.getName(),
            Interleaving.class.getName(),
            Interleaving.Place.class.getName());

    private final String name;
    private final List<Step> steps;
    private final TickClock clock;
    private final Checks checks;
    private final boolean askKernel;
    private final Thread thread;
    private volatile Optional<KernelTask> task = Optional.empty();
    private volatile boolean ready;
    private volatile boolean done;
    private volatile int time;

    TestThread(String name, List<Step> steps, TickClock clock, SequenceLog log, ThreadFactory factory, boolean kernel) {
        this.name = name;
        this.steps = List.copyOf(steps);
        this.clock = clock;
        this.checks = new Checks(name, clock, log);
        this.askKernel = kernel;
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
            for (Step step : steps) {
                clock.await(step.time());
                time = step.time();
                step.block().run(checks);
            }
        } catch (SequenceOver ended) {
            // as we wanted
        } catch (Throwable e) {
            checks.escaped(e);
        } finally {
            done = true;
        }
    }

    String name() {
        return name;
    }

    Thread thread() {
        return thread;
    }

    boolean isDone() {
        return done;
    }

    Sight look(Observer observer) {
        if (done) {
            return Sight.of(thread, Condition.DONE);
        }
        if (clock.isAwaiting(thread)) {
            return Sight.of(thread, Condition.AWAITING_ITS_TICK);
        }
        return ready ? observer.look(thread, task) : Sight.of(thread, Condition.STARTING);
    }

    /** The fault of not being done when everything is over. */
    Fault liveness(Observer observer) {
        Thread.State state = thread.getState();
        List<StackTraceElement> stack = componentStack();
        String place = stack.stream()
                .filter(frame -> !isPlatform(frame.getClassName()))
                .findFirst()
                .map(frame -> " in " + frame)
                .orElse("");
        String message = what(state, observer) + place;
        return new Fault(Fault.Kind.LIVENESS, time, name, checks.line(), checks.code(), message, "", stack);
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
