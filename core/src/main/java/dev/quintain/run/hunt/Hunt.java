package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.TimedStop;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Has jobs done, as many at a time as there are workers, until the time is up or nothing new comes of them. */
final class Hunt {
    /** Less is too little to begin another round with, and to confirm what it finds. */
    private static final Duration WORTH_WHILE = Duration.ofSeconds(14);

    /** What has to wait for others has this long, however late it is. */
    private static final Duration OWN_TURN = Duration.ofSeconds(8);

    /** So much of the time goes to every class alike; the rest to where something was found. */
    private static final double FIRST = 0.75;

    /** So much later than it should a turn may begin: better late than not at all. */
    private static final Duration LATENESS = Duration.ofSeconds(15);

    private static final int SECOND_TRY = 3;

    private final HuntRequest request;
    private final HuntPlan plan;
    private final List<Job> first;
    private final Journal journal;
    private final Stopwatch watch;
    private final StopSignal stop;
    private final HuntReporter reporter;
    private final Overheads overheads = new Overheads();
    private final WindingUp windingUp;
    private final List<JobResult> results;
    private final Set<String> done = new HashSet<>();
    /** The time of what waits for the jobs that are at work. */
    private Duration promised = Duration.ZERO;

    /**
     * @param reporter is given all that was brought back, whenever there is more of it
     */
    Hunt(HuntRequest request, HuntPlan plan, Journal journal, Stopwatch watch, StopSignal stop, HuntReporter reporter) {
        this.request = request;
        this.plan = plan;
        this.first = plan.first();
        this.journal = journal;
        this.watch = watch;
        this.stop = stop;
        this.reporter = reporter;
        this.windingUp = new WindingUp(request.time());
        this.results = new ArrayList<>(journal.earlier());
        results.forEach(plan::learn);
        journal.earlier().stream().filter(JobResult::whole).forEach(result -> done.add(result.job()));
    }

    /** Hunts until the time is up. */
    List<JobResult> run() {
        Duration all = left();
        Duration ofFirst = part(all, FIRST - plan.shareOfLast() / 2);
        // Before the round is over by its plan, nobody is stopped for the sake of others.
        Duration spare = windingUp.stopAfter(all).minus(ofFirst);
        promised =
                plan.last().isEmpty() || spare.isNegative() ? Duration.ZERO : Collections.min(List.of(OWN_TURN, spare));
        round(first, ofFirst, all.plus(Collections.min(List.of(all, LATENESS))));
        promised = Duration.ZERO;
        // However late it is, an engine that had to wait for others has its turn.
        List<Job> more = new ArrayList<>(plan.last());
        more.addAll(isWorthWhile() ? plan.missed(results()) : List.of());
        more.addAll(again(2));
        round(more, atLeast(OWN_TURN), part(atLeast(OWN_TURN), 0.5));
        more = again(3);
        for (int round = 4; !more.isEmpty(); round++) {
            round(more, left(), part(left(), 0.5));
            more = again(round);
        }
        return results();
    }

    /** More of what is worth while; nothing if there is no time for it. */
    private List<Job> again(int round) {
        return isWorthWhile()
                ? plan.again(round, new Yields(results())).stream()
                        .filter(job -> overheads.leaveRoom(job.engine(), left()))
                        .toList()
                : List.of();
    }

    private boolean isWorthWhile() {
        return !stop.isStopped() && left().compareTo(WORTH_WHILE) >= 0;
    }

    private Duration atLeast(Duration least) {
        return Collections.max(List.of(left(), least));
    }

    private static Duration part(Duration of, double share) {
        return Duration.ofMillis((long) (of.toMillis() * share));
    }

    /** Until the last report has to be begun. */
    private Duration left() {
        return watch.left(request.time()).minus(reporter.timeOfLast());
    }

    /** Whether every class had its turn. */
    boolean isComplete() {
        return !stop.isStopped() && plan.isDone(results());
    }

    private synchronized List<JobResult> results() {
        return List.copyOf(results);
    }

    /** Does jobs, as far as there is time for them. */
    private void round(List<Job> jobs, Duration time, Duration longest) {
        List<Job> left = jobs.stream().filter(job -> !done.contains(job.name())).toList();
        int hands = request.workers();
        var timetable = new Timetable(left, time, longest, hands, overheads, System::nanoTime);
        ExecutorService pool = Executors.newFixedThreadPool(hands);
        try {
            var all = new ArrayList<CompletableFuture<Void>>();
            for (int i = 0; i < hands; i++) {
                all.add(CompletableFuture.runAsync(() -> work(timetable), pool));
            }
            all.forEach(CompletableFuture::join);
        } finally {
            pool.shutdown();
        }
    }

    private void work(Timetable timetable) {
        while (!stop.isStopped()) {
            Optional<Timetable.Turn> turn = timetable.next();
            if (turn.isEmpty()) {
                return;
            }
            long begun = System.nanoTime();
            JobResult result = attempt(turn.get());
            Duration taken = Duration.ofNanos(System.nanoTime() - begun);
            timetable.done(turn.get(), taken);
            bringBack(result, taken.toMillis());
        }
    }

    private JobResult attempt(Timetable.Turn turn) {
        Job job = turn.job();
        try {
            JobResult result = run(job, turn.time());
            Duration more = turn.time().multipliedBy(SECOND_TRY);
            // On a busy machine the time may be over before a worker has started.
            return result.cameToNothing() && !stop.isStopped() && left().compareTo(more) > 0 ? run(job, more) : result;
        } catch (BadInput e) {
            // Of these classes; others may be in order.
            return JobResult.of(job)
                    .events(List.of(new Event(job.engine() + " gave up: " + e.getMessage(), 1, List.of())))
                    .build();
        } catch (RuntimeException e) {
            return JobResult.of(job).fault(job.engine() + ": " + e).build();
        }
    }

    private JobResult run(Job job, Duration time) {
        try (TimedStop end = atTheEnd()) {
            return job.run(time, end.signal());
        }
    }

    /** Whatever an engine is at then; it still confirms and writes what it has found. */
    private TimedStop atTheEnd() {
        return TimedStop.within(windingUp.stopAfter(left().minus(promised)), stop);
    }

    private synchronized void bringBack(JobResult result, long millis) {
        // What was cut short is done again when the hunt goes on.
        JobResult kept = result.over(stop.isStopped(), millis);
        results.add(kept);
        plan.learn(kept);
        try {
            journal.add(kept);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
        reporter.meanwhile(List.copyOf(results));
    }
}
