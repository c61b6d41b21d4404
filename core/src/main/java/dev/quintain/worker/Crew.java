package dev.quintain.worker;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Several workers with one program between them. */
public final class Crew implements AutoCloseable {
    private final List<WorkerSlot> slots;
    private @Nullable WorkerFault fault;
    private volatile boolean stopped;

    public Crew(int workers, WorkerOptions options, Program program) {
        this.slots = Stream.generate(() -> new WorkerSlot(options, program))
                .limit(workers)
                .toList();
    }

    /**
     * Has every job done by one worker or another; returns when all are done, or when told to stop.
     *
     * @throws RuntimeException what a job threw first; the crew is stopped then
     */
    public void work(List<? extends Consumer<WorkerSlot>> jobs) {
        Queue<Consumer<WorkerSlot>> open = new ConcurrentLinkedQueue<>(jobs);
        var failure = new AtomicReference<RuntimeException>();
        ExecutorService threads = Executors.newFixedThreadPool(slots.size());
        try {
            List<? extends Future<?>> shifts = slots.stream()
                    .map(slot -> threads.submit(() -> workOff(open, slot, failure)))
                    .toList();
            for (Future<?> shift : shifts) {
                shift.get();
            }
        } catch (ExecutionException e) {
            stop();
            throw new WorkerFault("a job failed: " + e.getCause(), e);
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
        RuntimeException first = failure.get();
        if (first != null) {
            throw first;
        }
    }

    private void workOff(Queue<Consumer<WorkerSlot>> open, WorkerSlot slot, AtomicReference<RuntimeException> failure) {
        try {
            for (var job = open.poll(); job != null && !stopped; job = open.poll()) {
                job.accept(slot);
            }
        } catch (RuntimeException e) {
            // The first is the cause; those after it may only be about workers that we stop here.
            failure.compareAndSet(null, e);
            stop();
        }
    }

    /** Like {@link #work}, but a fault of ours only ends the work: what the jobs handed on before it still counts. */
    public void workUntilFault(List<? extends Consumer<WorkerSlot>> jobs) {
        try {
            work(jobs);
        } catch (WorkerFault e) {
            fault = e;
        }
    }

    /** Starts workers, as many as can be, so that the first jobs need not wait for it. */
    public void prepare() {
        workUntilFault(Collections.nCopies(slots.size(), WorkerSlot::prepare));
    }

    /** The fault of ours that ended the work, if one did. */
    public Optional<WorkerFault> fault() {
        return Optional.ofNullable(fault);
    }

    /** Whether no further job is taken on. */
    public boolean isStopped() {
        return stopped;
    }

    /** Ends all workers at once, from any thread. Jobs that run get {@link WorkerDied.Reason#STOPPED}. */
    public void stop() {
        stopped = true;
        slots.forEach(WorkerSlot::stop);
    }

    @Override
    public void close() {
        slots.forEach(WorkerSlot::close);
    }
}
