package dev.quintain.engine.crash;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.Planner.Plan;
import dev.quintain.sequence.Sequence;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Has plans carried out by a crew, a target at a time, and goes on when a test takes its worker with it. */
final class Explorer {
    /** How often a worker may be told to stop without us being told: then it is a test that ends it in that way. */
    private static final int PATIENCE = 3;

    private final Crew crew;
    private final Graphs graphs;
    private final StopSignal stop;
    private final Progress.Listener listener;
    private final List<TargetResult> results;
    private final LongSupplier clock;
    private final AtomicLong tests = new AtomicLong();
    private final AtomicLong problems = new AtomicLong();

    Explorer(
            Crew crew,
            Graphs graphs,
            List<TargetResult> results,
            StopSignal stop,
            Progress.Listener listener,
            LongSupplier clock) {
        this.crew = crew;
        this.graphs = graphs;
        this.results = results;
        this.stop = stop;
        this.listener = listener;
        this.clock = clock;
    }

    /** Starts the workers, which takes a while. */
    void prepare() {
        crew.prepare();
    }

    /**
     * Runs the tests of the plans that have not been run yet.
     *
     * @param deadline on the clock
     */
    void explore(List<Plan> plans, long deadline) {
        long planned = plans.stream().mapToLong(Plan::tests).sum();
        var jobs = new ArrayList<Consumer<WorkerSlot>>();
        for (Plan plan : plans) {
            jobs.add(slot -> explore(plan, slot, deadline, planned));
        }
        crew.workUntilFault(jobs);
    }

    /** Whether nothing more is run: the user asked for the end, or a fault of ours forces it. */
    boolean isStopped() {
        return stop.isStopped() || crew.isStopped();
    }

    private void explore(Plan plan, WorkerSlot slot, long deadline, long planned) {
        TargetResult result = results.get(plan.agenda().target());
        int stopped = 0;
        while (result.next() < plan.tests() && !result.isGivenUp() && !isStopped()) {
            long left = deadline - clock.getAsLong();
            if (left <= 0) {
                break;
            }
            long next = result.next();
            try {
                Optional<String> retired = slot.run(
                        new Request.Explore(plan.agenda(), next, plan.tests(), result.skipped(), left), reply -> {
                            note(result, () -> result.add((Reply.Progress) reply));
                            listener.update(new Progress("testing", tests.get(), planned, problems.get()));
                        });
                retired.ifPresent(result::addRetired);
                if (retired.isPresent()) {
                    continue;
                }
                if (result.next() < plan.tests()) {
                    break;
                }
            } catch (WorkerDied e) {
                stopped += e.reason() == WorkerDied.Reason.STOPPED ? 1 : 0;
                if ((e.reason() != WorkerDied.Reason.STOPPED || stopped > PATIENCE) && !isStopped()) {
                    stopped = 0;
                    note(result, () -> result.add(e, number -> test(plan, number)));
                }
            }
        }
    }

    // The sums are kept, not made anew on each reply: there may be thousands of targets.
    private void note(TargetResult result, Runnable news) {
        long testsBefore = result.tally().run();
        long problemsBefore = result.problems();
        news.run();
        tests.addAndGet(result.tally().run() - testsBefore);
        problems.addAndGet(result.problems() - problemsBefore);
    }

    private Sequence test(Plan plan, long number) {
        return graphs.tests(plan.agenda()).at(number).orElseThrow();
    }
}
