package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Has jobs done, as many at a time as there are workers, until the time is up or nothing new comes of them. */
final class Hunt {
    /** Less is too little to begin another round with. */
    private static final Duration WORTH_WHILE = Duration.ofSeconds(8);

    /** So much of the time goes to every class alike; the rest to where something was found. */
    private static final double FIRST = 0.75;

    private final HuntRequest request;
    private final HuntPlan plan;
    private final Journal journal;
    private final Stopwatch watch;
    private final StopSignal stop;
    private final Consumer<List<Haul>> told;
    private final Overheads overheads = new Overheads();
    private final List<Haul> hauls;
    private final Set<String> done = new HashSet<>();
    private boolean complete = true;

    /**
     * @param told is given all that was brought back, whenever there is more of it
     */
    Hunt(
            HuntRequest request,
            HuntPlan plan,
            Journal journal,
            Stopwatch watch,
            StopSignal stop,
            Consumer<List<Haul>> told) {
        this.request = request;
        this.plan = plan;
        this.journal = journal;
        this.watch = watch;
        this.stop = stop;
        this.told = told;
        this.hauls = new ArrayList<>(journal.earlier());
        journal.earlier().forEach(haul -> done.add(haul.job()));
    }

    /** Hunts until the time is up. */
    List<Haul> run() {
        Duration all = watch.left(request.time());
        double last = plan.shareOfLast();
        complete = round(plan.first(), part(all, FIRST - last / 2), all);
        // However late it is, an engine that had to wait for others has its turn.
        List<Job> more = new ArrayList<>(plan.last());
        more.addAll(again(2));
        Duration enough = left().compareTo(WORTH_WHILE) > 0 ? left() : WORTH_WHILE;
        round(more, enough, enough);
        more = again(3);
        for (int round = 4; !more.isEmpty(); round++) {
            round(more, left(), left());
            more = again(round);
        }
        return hauls();
    }

    /** More of what is worth while; nothing if there is no time for it. */
    private List<Job> again(int round) {
        return stop.isStopped() || left().compareTo(WORTH_WHILE) < 0
                ? List.of()
                : plan.again(round, new Yields(hauls()));
    }

    private static Duration part(Duration of, double share) {
        return Duration.ofMillis((long) (of.toMillis() * share));
    }

    private Duration left() {
        return watch.left(request.time());
    }

    /** Whether every class had its turn. */
    boolean isComplete() {
        return complete && !stop.isStopped();
    }

    private synchronized List<Haul> hauls() {
        return List.copyOf(hauls);
    }

    /** Does jobs; returns whether there was time for all. */
    private boolean round(List<Job> jobs, Duration time, Duration longest) {
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
        return timetable.left().isEmpty();
    }

    private void work(Timetable timetable) {
        while (!stop.isStopped()) {
            Optional<Timetable.Turn> turn = timetable.next();
            if (turn.isEmpty()) {
                return;
            }
            long begun = System.nanoTime();
            Haul haul = attempt(turn.get());
            Duration taken = Duration.ofNanos(System.nanoTime() - begun);
            timetable.done(turn.get(), taken);
            bringBack(haul.lasting(taken.toMillis()));
        }
    }

    private Haul attempt(Timetable.Turn turn) {
        Job job = turn.job();
        try {
            return job.run(turn.time(), stop);
        } catch (BadInput e) {
            // Of these classes; others may be in order.
            return Haul.of(job)
                    .withNotes(
                            List.of(), List.of(new Event(job.engine() + " gave up: " + e.getMessage(), 1, List.of())));
        } catch (RuntimeException e) {
            return Haul.of(job).withFault(job.engine() + ": " + e);
        }
    }

    private synchronized void bringBack(Haul haul) {
        // What was cut short is done again when the hunt goes on.
        String name = stop.isStopped() ? haul.job() + " cut short" : haul.job();
        Haul kept = haul.named(name);
        hauls.add(kept);
        try {
            journal.add(kept);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
        told.accept(List.copyOf(hauls));
    }
}
