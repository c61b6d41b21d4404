package dev.quintain.run.hunt;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.finding.HuntSummary;
import dev.quintain.report.Baseline;
import dev.quintain.report.HuntReports;
import dev.quintain.run.Baselines;
import dev.quintain.subject.BadInput;
import dev.quintain.worker.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One hunt: find what is hunted, have all engines at it, and report as things go. */
public final class HuntRun {
    private final HuntRequest request;

    public HuntRun(HuntRequest request) {
        this.request = request;
    }

    public HuntOutcome run(StopSignal stop, Progress.Listener listener) {
        // What has nothing to test has no baseline either.
        var setup = new HuntSetup(request, TargetSearch.find(request));
        Optional<Baseline> baseline = request.baseline().map(file -> Baselines.read(file, "hunt"));
        try {
            Files.createDirectories(request.out());
            return run(setup, baseline, stop, listener);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private HuntOutcome run(HuntSetup setup, Optional<Baseline> baseline, StopSignal stop, Progress.Listener listener)
            throws IOException {
        Journal journal = journal(setup);
        Stopwatch watch = Stopwatch.start(System::nanoTime, earlierMillis(journal));
        var reporter = new HuntReporter(setup, watch, baseline);
        var hunt = new Hunt(request, new HuntPlan(setup, watch), journal, watch, stop, reporter);
        // Whatever becomes of this one: what lies there from another is not taken for it.
        reporter.meanwhile(journal.earlier());
        List<JobResult> results = watched(hunt, setup.tests(), reporter, watch, listener);
        HuntSummary summary = reporter.last(results, hunt.isComplete());
        if (hunt.isComplete()) {
            journal.close();
        }
        return new HuntOutcome(summary, request.out().resolve(HuntReports.PAGE), faults(results));
    }

    private static List<String> faults(List<JobResult> results) {
        return results.stream()
                .map(JobResult::fault)
                .filter(fault -> !fault.isEmpty())
                .distinct()
                .toList();
    }

    private Journal journal(HuntSetup setup) throws IOException {
        List<String> classes = setup.target().classNames();
        if (request.resume()) {
            return Journal.resume(request.out(), request.seed(), classes);
        }
        FileTree.delete(setup.jobs());
        return Journal.begin(request.out(), request.seed(), classes);
    }

    private long earlierMillis(Journal journal) {
        return journal.earlier().stream().mapToLong(JobResult::milliseconds).sum() / Math.max(1, request.workers());
    }

    /** Tells every second how far it is, in the report too where that had to wait. */
    private List<JobResult> watched(
            Hunt hunt, TestCount tests, HuntReporter reporter, Stopwatch watch, Progress.Listener listener) {
        var over = new CountDownLatch(1);
        var ticker = new Thread(() -> tick(over, tests, reporter, watch, listener), "progress of the hunt");
        ticker.setDaemon(true);
        ticker.start();
        try {
            return hunt.run();
        } finally {
            over.countDown();
        }
    }

    private void tick(
            CountDownLatch over, TestCount tests, HuntReporter reporter, Stopwatch watch, Progress.Listener listener) {
        try {
            while (!over.await(1, TimeUnit.SECONDS)) {
                Duration left = watch.left(request.time());
                listener.update(new Progress(
                        "tests run",
                        tests.all(),
                        0,
                        reporter.faults(),
                        Optional.of(left.isNegative() ? Duration.ZERO : left)));
                reporter.catchUp();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
