package dev.quintain.worker;

import org.jspecify.annotations.Nullable;

/** A fault of ours in a worker, or a worker that cannot be started. The message is one line. */
public sealed class WorkerFault extends RuntimeException permits NotStarted {
    WorkerFault(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** A fault on the other side of the wire, of which only text came across. */
    static WorkerFault told(String what, String stackTrace) {
        return new WorkerFault("a worker failed: " + what, new Told(stackTrace));
    }

    private static final class Told extends Exception {
        Told(String stackTrace) {
            super(stackTrace, null, false, false);
        }
    }
}
