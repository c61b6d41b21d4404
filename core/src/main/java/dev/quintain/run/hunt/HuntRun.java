package dev.quintain.run.hunt;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.finding.GeneratedTest;
import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.RankedFinding;
import dev.quintain.report.Baseline;
import dev.quintain.report.HuntReports;
import dev.quintain.run.Baselines;
import dev.quintain.run.TestFiles.Place;
import dev.quintain.subject.BadInput;
import dev.quintain.worker.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** One hunt: find what is hunted, have all engines at it, and report as things go. */
public final class HuntRun {
    /** A report that is written too often costs time that the hunt needs. */
    private static final long BETWEEN_REPORTS_MILLIS = 5000;

    private final HuntRequest request;

    public HuntRun(HuntRequest request) {
        this.request = request;
    }

    public HuntOutcome run(StopSignal stop, Progress.Listener listener) {
        Optional<Baseline> baseline = request.baseline().map(Baselines::read);
        var camp = new Camp(request, Quarry.find(request));
        try {
            Files.createDirectories(request.out());
            Journal journal = journal(camp);
            long earlier =
                    journal.earlier().stream().mapToLong(Haul::milliseconds).sum() / Math.max(1, request.workers());
            Stopwatch watch = Stopwatch.start(System::nanoTime, earlier);
            var excerpts = new TestExcerpts(request.out());
            var interim = new Interim(camp, watch, baseline);
            var hunt = new Hunt(request, new HuntPlan(camp, watch), journal, watch, stop, interim);
            List<Haul> hauls = watched(hunt, interim, watch, listener);
            HuntSummary summary = last(camp, hauls, hunt.isComplete(), watch, excerpts, baseline);
            if (hunt.isComplete()) {
                journal.close();
            }
            return new HuntOutcome(
                    summary,
                    request.out().resolve(HuntReports.PAGE),
                    hauls.stream()
                            .map(Haul::fault)
                            .filter(fault -> !fault.isEmpty())
                            .distinct()
                            .toList());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private Journal journal(Camp camp) throws IOException {
        List<String> classes = camp.quarry().classNames();
        if (request.resume()) {
            return Journal.resume(request.out(), request.seed(), classes);
        }
        FileTree.delete(camp.jobs());
        return Journal.begin(request.out(), request.seed(), classes);
    }

    /** Tells every second how far it is. */
    private List<Haul> watched(Hunt hunt, Interim interim, Stopwatch watch, Progress.Listener listener) {
        var over = new CountDownLatch(1);
        var ticker = new Thread(() -> tick(over, interim, watch, listener), "progress of the hunt");
        ticker.setDaemon(true);
        ticker.start();
        try {
            return hunt.run();
        } finally {
            over.countDown();
        }
    }

    private void tick(CountDownLatch over, Interim interim, Stopwatch watch, Progress.Listener listener) {
        try {
            while (!over.await(1, TimeUnit.SECONDS)) {
                long seconds = request.time().minus(watch.left(request.time())).toSeconds();
                long all = Math.max(seconds, request.time().toSeconds());
                listener.update(new Progress("hunting", seconds, all, interim.faults.get()));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** When all is over, the tests of the list are put in one place. */
    private HuntSummary last(
            Camp camp,
            List<Haul> hauls,
            boolean complete,
            Stopwatch watch,
            TestExcerpts excerpts,
            Optional<Baseline> baseline)
            throws IOException {
        var list = new FaultList(hauls);
        var tests = new HuntTests(camp);
        Map<GeneratedTest, Place> places = tests.write(list.leads());
        Function<Catch, Shown> shown = caught -> shown(caught, places, excerpts);
        HuntSummary summary = summary(camp, hauls, list.ranked(shown), complete, watch, baseline);
        HuntReports.write(summary, request.out());
        // What is to be gone on with needs its tests.
        if (complete) {
            tests.cleanUp();
        }
        return summary;
    }

    private static Shown shown(Catch caught, Map<GeneratedTest, Place> places, TestExcerpts excerpts) {
        GeneratedTest test = caught.problem().finding().test();
        Place place = test == null ? null : places.get(test);
        if (place != null) {
            return excerpts.shown(caught, place.file(), place.method());
        }
        String file = caught.problem().testFile();
        return test == null && file != null
                ? excerpts.shown(
                        caught,
                        file.replaceFirst("^jobs/[^/]+/", ""),
                        caught.problem().testMethod())
                : excerpts.shown(caught, null, null);
    }

    private static HuntSummary summary(
            Camp camp,
            List<Haul> hauls,
            List<RankedFinding> findings,
            boolean complete,
            Stopwatch watch,
            Optional<Baseline> baseline) {
        HuntSummary summary = new Tale(camp, hauls).summary(findings, complete, watch.millis());
        return baseline.map(since -> since.compare(summary)).orElse(summary);
    }

    /** Reports what there is while the hunt goes on, so that whoever ends it has something. */
    private final class Interim implements java.util.function.Consumer<List<Haul>> {
        private final Camp camp;
        private final Stopwatch watch;
        private final Optional<Baseline> baseline;
        private final AtomicInteger faults = new AtomicInteger();
        private long last = -BETWEEN_REPORTS_MILLIS;

        Interim(Camp camp, Stopwatch watch, Optional<Baseline> baseline) {
            this.camp = camp;
            this.watch = watch;
            this.baseline = baseline;
        }

        @Override
        public void accept(List<Haul> hauls) {
            var list = new FaultList(hauls);
            faults.set(list.size());
            if (watch.millis() - last < BETWEEN_REPORTS_MILLIS) {
                return;
            }
            last = watch.millis();
            Path out = request.out();
            List<RankedFinding> findings = list.ranked(new TestExcerpts(out)::shown);
            try {
                HuntReports.write(summary(camp, hauls, findings, false, watch, baseline), out);
            } catch (IOException e) {
                throw new BadInput("cannot write to " + out + " (" + e.getMessage() + "); choose another --out");
            }
        }
    }
}
