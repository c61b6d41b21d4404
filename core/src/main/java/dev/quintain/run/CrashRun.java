package dev.quintain.run;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashEngine;
import dev.quintain.engine.crash.CrashResult;
import dev.quintain.engine.crash.Faults;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** One run of the crash engine: find the subject, test it, write the tests and the report. */
public final class CrashRun {
    private final CrashRequest request;

    public CrashRun(CrashRequest request) {
        this.request = request;
    }

    public RunOutcome run(StopSignal stop, Progress.Listener listener) {
        return run(stop, listener, Faults.SEPARATE);
    }

    /**
     * Runs.
     *
     * @param faults which crashes need not be confirmed each by itself
     */
    public RunOutcome run(StopSignal stop, Progress.Listener listener, Faults faults) {
        long begun = System.nanoTime();
        Subject subject = request.inputs().subject();
        UnaryOperator<RunSummary> sinceBaseline = Baselines.since(request.baseline(), "crash");
        try {
            var output = OutputFolder.open(request.out());
            var engine = new CrashEngine(
                    subject,
                    request.options(),
                    TestConditions.of(subject.classPath(), request.options().reset(), request.allowed()),
                    worker(),
                    request.workers(),
                    System::nanoTime);
            CrashResult result = engine.run(stop, listener, faults);
            if (result.fault().isPresent() && !result.hasRun()) {
                throw result.fault().get();
            }
            var tests = new CrashTests(subject, request, output);
            var summary = new CrashSummary(request, subject, result, tests.write(result));
            RunSummary told = summary.summary((System.nanoTime() - begun) / 1_000_000);
            RunSummary compared = sinceBaseline.apply(told);
            new SummaryJson().write(compared, request.out());
            return new RunOutcome(compared, request.out(), result.fault());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private WorkerOptions worker() {
        return new WorkerOptions(request.inputs().javaHome(), request.heapMegabytes(), request.testLimit());
    }
}
