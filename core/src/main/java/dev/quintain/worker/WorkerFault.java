package dev.quintain.worker;

import org.jspecify.annotations.Nullable;

/** A fault of ours in a worker, or a worker that cannot be started. */
public final class WorkerFault extends RuntimeException {
    WorkerFault(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
