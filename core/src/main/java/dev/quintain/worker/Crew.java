package dev.quintain.worker;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Several workers with one program between them. */
public final class Crew implements AutoCloseable {
    private final List<WorkerSlot> slots;
    private volatile boolean stopped;

    public Crew(int workers, WorkerOptions options, Program program) {
        this.slots = Stream.generate(() -> new WorkerSlot(options, program))
                .limit(workers)
                .toList();
    }

    /** Has every job done by one worker or another; returns when all are done, or when told to stop. */
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
            stop();
            throw e.getCause() instanceof RuntimeException fault
                    ? fault
                    : new WorkerFault("a job failed", e.getCause());
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    private void workOff(Queue<Consumer<WorkerSlot>> open, WorkerSlot slot) {
        for (var job = open.poll(); job != null && !stopped; job = open.poll()) {
            job.accept(slot);
        }
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
