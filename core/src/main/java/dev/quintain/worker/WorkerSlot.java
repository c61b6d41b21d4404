package dev.quintain.worker;

import java.io.Serializable;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A place for one worker: it starts when first needed, and another takes its place when it is gone. */
public final class WorkerSlot implements AutoCloseable {
    private final WorkerOptions options;
    private final Program program;
    private volatile @Nullable ForkedWorker worker;
    private volatile boolean stopped;

    public WorkerSlot(WorkerOptions options, Program program) {
        this.options = options;
        this.program = program;
    }

    /** Has a worker carry out a request; see {@link ForkedWorker#run}. */
    public Optional<String> run(Serializable request, Consumer<Serializable> listener) throws WorkerDied {
        ForkedWorker current = worker;
        try {
            if (current == null) {
                current = start();
            }
            Optional<String> retired = current.run(request, listener);
            if (retired.isPresent()) {
                close();
            }
            return retired;
        } catch (WorkerDied e) {
            close();
            throw e;
        }
    }

    /** Starts its worker, if it has none. */
    void prepare() {
        try {
            if (worker == null) {
                start();
            }
        } catch (WorkerDied e) {
            // Whoever needs it first is told.
            close();
        }
    }

    private ForkedWorker start() throws WorkerDied {
        ForkedWorker started = ForkedWorker.start(options, program);
        worker = started;
        if (stopped) {
            started.stop();
        }
        return started;
    }

    void stop() {
        stopped = true;
        ForkedWorker current = worker;
        if (current != null) {
            current.stop();
        }
    }

    /** Ends the worker. The next request starts a fresh one. */
    @Override
    public void close() {
        ForkedWorker current = worker;
        if (current != null) {
            current.close();
            worker = null;
        }
    }
}
