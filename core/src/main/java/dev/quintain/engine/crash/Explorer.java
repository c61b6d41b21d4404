package dev.quintain.engine.crash;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.Planner.Plan;
import dev.quintain.engine.crash.Request.Errand;
import dev.quintain.sequence.Sequence;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Has plans carried out by a crew, some targets at a time, and goes on when a test takes its worker with it. */
final class Explorer {
    /** The deadline of what has none. */
    static final long NEVER = Long.MAX_VALUE;

    /** How often a worker may be told to stop without us being told: then it is a test that ends it in that way. */
    private static final int PATIENCE = 3;

    private static final long WORTH_A_REQUEST = 200;
    private static final int LARGEST_BATCH = 64;

    private final String activity;
    private final Crew crew;
    private final Graphs graphs;
    private final StopSignal stop;
    private final Progress.Listener listener;
    private final List<TargetResult> results;
    private final LongSupplier clock;
    private final AtomicLong tests = new AtomicLong();
    private final AtomicLong problems = new AtomicLong();

    Explorer(
            String activity,
            Crew crew,
            Graphs graphs,
            List<TargetResult> results,
            StopSignal stop,
            Progress.Listener listener,
            LongSupplier clock) {
        this.activity = activity;
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
        explore(plans, deadline, deadline);
    }

    /**
     * Likewise, as a part of what goes on for longer.
     *
     * @param end of all, on the clock
     */
    void explore(List<Plan> plans, long deadline, long end) {
        long planned = plans.stream().mapToLong(Plan::tests).sum();
        var jobs = new ArrayList<Consumer<WorkerSlot>>();
        for (List<Plan> batch : batches(plans)) {
            jobs.add(slot -> explore(batch, slot, deadline, () -> progress(planned, end)));
        }
        crew.workUntilFault(jobs);
    }

    /** Whether nothing more is run: the user asked for the end, or a fault of ours forces it. */
    boolean isStopped() {
        return stop.isStopped() || crew.isStopped();
    }

    /** Neighbours go together until they have enough tests for a request. */
    private List<List<Plan>> batches(List<Plan> plans) {
        var batches = new ArrayList<List<Plan>>();
        var batch = new ArrayList<Plan>();
        long tests = 0;
        for (Plan plan : plans) {
            batch.add(plan);
            tests += plan.tests() - result(plan).passed();
            if (tests >= WORTH_A_REQUEST || batch.size() == LARGEST_BATCH) {
                batches.add(List.copyOf(batch));
                batch.clear();
                tests = 0;
            }
        }
        if (!batch.isEmpty()) {
            batches.add(List.copyOf(batch));
        }
        return batches;
    }

    private void explore(List<Plan> batch, WorkerSlot slot, long deadline, Supplier<Progress> progressNow) {
        int stopped = 0;
        while (!isStopped()) {
            List<Plan> open = batch.stream().filter(this::isOpen).toList();
            long left = deadline - clock.getAsLong();
            if (open.isEmpty() || left <= 0) {
                break;
            }
            var at = new AtomicInteger();
            try {
                List<Errand> errands = open.stream().map(this::errand).toList();
                Optional<String> retired = slot.run(new Request.Explore(errands, left), reply -> {
                    var progress = (Reply.Progress) reply;
                    at.set(progress.errand());
                    TargetResult result = result(open.get(progress.errand()));
                    note(result, () -> result.add(progress));
                    listener.update(progressNow.get());
                });
                if (retired.isEmpty()) {
                    break;
                }
                result(open.get(at.get())).addRetired(retired.get());
            } catch (WorkerDied e) {
                stopped += e.reason() == WorkerDied.Reason.STOPPED ? 1 : 0;
                if ((e.reason() != WorkerDied.Reason.STOPPED || stopped > PATIENCE) && !isStopped()) {
                    stopped = 0;
                    lost(open, at.get(), e);
                }
            }
        }
    }

    // Where time is the limit, a plan is only a part of what there is time for.
    private Progress progress(long planned, long end) {
        if (end == NEVER) {
            return new Progress(activity, tests.get(), planned, problems.get());
        }
        Duration left = Duration.ofNanos(Math.max(0, end - clock.getAsLong()));
        return new Progress(activity, tests.get(), 0, problems.get(), Optional.of(left));
    }

    private boolean isOpen(Plan plan) {
        return result(plan).passed() < plan.tests() && !result(plan).isGivenUp();
    }

    private Errand errand(Plan plan) {
        TargetResult result = result(plan);
        return new Errand(plan.agenda(), result.next(), plan.tests() - result.passed(), result.skipped());
    }

    private TargetResult result(Plan plan) {
        return results.get(plan.agenda().target());
    }

    /** A worker is gone, at a test or on the way to one. */
    private void lost(List<Plan> open, int at, WorkerDied death) {
        Spot spot = death.isAtTest() ? Spot.of(death.test()) : new Spot(at, death.test());
        Plan plan = open.get(spot.errand());
        var there =
                new WorkerDied(death.reason(), spot.test(), death.isUnderTest(), String.valueOf(death.getMessage()));
        note(result(plan), () -> result(plan).add(there, number -> test(plan, number)));
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
