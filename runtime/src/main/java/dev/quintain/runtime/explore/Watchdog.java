package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Fault;
import java.util.List;
import java.util.stream.Stream;

/** Sees to it that an exploration ends even if a thread blocks where nobody has control of it. */
final class Watchdog {
    private static final long LOOK_MILLIS = 250;

    /** So often in a row nothing must have moved. */
    private static final int BLOCKED = 4;

    private static final int RUNNING = 120;

    private final Thread harness;
    private final Carriers carriers;
    private final Execution execution;

    Watchdog(Thread harness, Carriers carriers, Execution execution) {
        this.harness = harness;
        this.carriers = carriers;
        this.execution = execution;
    }

    /** Waits for the end; returns why there will be none, or nothing if it came. */
    String await() {
        long seen = -1;
        int still = 0;
        while (true) {
            try {
                harness.join(LOOK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return "it was interrupted";
            }
            if (!harness.isAlive()) {
                return "";
            }
            long steps = execution.steps();
            still = steps == seen ? still + 1 : 0;
            seen = steps;
            String blocked = still >= BLOCKED ? blocked(still) : "";
            if (!blocked.isEmpty() && execution.steps() == seen) {
                return blocked;
            }
        }
    }

    private String blocked(int still) {
        List<Thread> threads = Stream.concat(Stream.of(harness), carriers.all().stream())
                .map(Thread.class::cast)
                .toList();
        for (Thread thread : threads) {
            StackTraceElement[] stack = thread.getStackTrace();
            if (isBusy(stack)) {
                boolean runs = thread.getState() == Thread.State.RUNNABLE;
                if (!runs || still >= RUNNING) {
                    return (runs ? "it runs on and on in " : "uncontrolled blocking in ") + place(stack);
                }
            }
        }
        return "";
    }

    private static boolean isBusy(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().equals(Carrier.class.getName())
                    && frame.getMethodName().equals("take")) {
                return false;
            }
        }
        return stack.length > 0;
    }

    private static String place(StackTraceElement[] stack) {
        String method = "";
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            boolean platform = name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
            if (platform) {
                method = name + "." + frame.getMethodName();
            } else if (!name.startsWith("dev.quintain.runtime.")
                    && !frame.getMethodName().startsWith(Fault.REWRITTEN)) {
                return (method.isEmpty() ? "" : method + ", called by ") + frame;
            }
        }
        return method.isEmpty() ? "code of the platform" : method;
    }
}
