package dev.quintain.worker;

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

/** Several workers with one program between them. */
public final class Crew implements AutoCloseable {
    private final List<WorkerSlot> slots;
    private final AtomicReference<WorkerFault> fault = new AtomicReference<>();
    private volatile boolean stopped;

    public Crew(int workers, WorkerOptions options, Program program) {
        this.slots = Stream.generate(() -> new WorkerSlot(options, program))
                .limit(workers)
                .toList();
    }

    /** Has every job done by one worker or another; returns when all are done, when told to stop, or at a fault. */
    public void work(List<? extends Consumer<WorkerSlot>> jobs) {
        Queue<Consumer<WorkerSlot>> open = new ConcurrentLinkedQueue<>(jobs);
        ExecutorService threads = Executors.newFixedThreadPool(slots.size());
        try {
            List<? extends Future<?>> shifts = slots.stream()
                    .map(slot -> threads.submit(() -> workOff(open, slot)))
                    .toList();
            for (Future<?> shift : shifts) {
                shift.get();
            }
        } catch (ExecutionException e) {
            throw new WorkerFault("a thread of the crew failed", e);
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    private void workOff(Queue<Consumer<WorkerSlot>> open, WorkerSlot slot) {
        try {
            for (var job = open.poll(); job != null && !stopped; job = open.poll()) {
                job.accept(slot);
            }
        } catch (RuntimeException e) {
            // The first is the cause; those after it may only be about workers that we stop here.
            fault.compareAndSet(
                    null, e instanceof WorkerFault known ? known : new WorkerFault("a job failed: " + e, e));
            stop();
        }
    }

    /** The fault of ours that ended the work, if one did: what the jobs had handed on by then still counts. */
    public Optional<WorkerFault> fault() {
        return Optional.ofNullable(fault.get());
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
