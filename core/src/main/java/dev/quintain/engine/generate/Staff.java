package dev.quintain.engine.generate;

import dev.quintain.engine.StopSignal;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerFault;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Workers for what comes after exploration: one crew at a time, each in fresh virtual machines. When the user asks for the
 * end, they have some seconds left.
 */
final class Staff {
    private static final Duration HURRY = Duration.ofSeconds(15);

    /** Code with probes takes about that many times as long as without. */
    private static final int PATIENCE = 2;

    private final WorkerOptions options;
    private final List<String> losses = new ArrayList<>();
    private Optional<WorkerFault> fault = Optional.empty();
    private @Nullable Crew crew;
    private boolean over;

    Staff(WorkerOptions options, StopSignal stop) {
        this.options = options;
        stop.onStop(() -> CompletableFuture.delayedExecutor(HURRY.toMillis(), TimeUnit.MILLISECONDS)
                .execute(this::end));
    }

    private synchronized void end() {
        over = true;
        if (crew != null) {
            crew.stop();
        }
    }

    private synchronized boolean isNext(Crew next) {
        crew = next;
        return !over;
    }

    /** Whether there is no time left. */
    synchronized boolean isOver() {
        return over;
    }

    /** Has jobs done, all or those there is time for. */
    void work(int workers, GenerateSetup setup, List<? extends Consumer<WorkerSlot>> jobs) {
        work(options, workers, setup, jobs);
    }

    /** Has jobs done that may take longer, by code that is compiled well. */
    void workPatiently(int workers, GenerateSetup setup, List<? extends Consumer<WorkerSlot>> jobs) {
        work(options.patient(PATIENCE).withBothCompilers(), workers, setup, jobs);
    }

    /** Has a job done where all objects have the same identity hash code: elsewhere they keep their order by chance. */
    void workWithSameHashes(GenerateSetup setup, Consumer<WorkerSlot> job) {
        work(options.withSameHashes(), 1, setup, List.of(job));
    }

    /** Has a job done as on another machine: what tells about this one is different. */
    void workElsewhere(GenerateSetup setup, Consumer<WorkerSlot> job) {
        work(options.asElsewhere(), 1, setup, List.of(job));
    }

    private void work(WorkerOptions with, int workers, GenerateSetup setup, List<? extends Consumer<WorkerSlot>> jobs) {
        try (Crew next = new Crew(workers, with, new GenerateProgram(setup))) {
            if (isNext(next)) {
                next.workUntilFault(jobs);
                fault = fault.or(next::fault);
            }
        }
    }

    void lost(String how) {
        losses.add(how);
    }

    /** What became of workers, one phrase each. */
    List<String> losses() {
        return List.copyOf(losses);
    }

    /** A fault of ours that came in the way, if one did. */
    Optional<WorkerFault> fault() {
        return fault;
    }
}
