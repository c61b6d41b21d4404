package dev.quintain.run.compare;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.CompareEngine;
import dev.quintain.engine.generate.CompareResult;
import dev.quintain.engine.generate.GenerateEngine;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.run.Baselines;
import dev.quintain.run.Inputs;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.RunOutcome;
import dev.quintain.run.TestConditions;
import dev.quintain.sandbox.SandboxOptions;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** One comparison: learn what the older version does, ask it of the newer one, write what differs. */
public final class CompareRun {
    private final CompareRequest request;

    public CompareRun(CompareRequest request) {
        this.request = request;
    }

    public RunOutcome run(StopSignal stop, Progress.Listener listener) {
        long begun = System.nanoTime();
        Subject subject = request.older().subject();
        UnaryOperator<RunSummary> sinceBaseline = Baselines.since(request.baseline(), "compare");
        ClassPath newer = request.newer().wholeClassPath();
        try {
            var output = OutputFolder.open(request.out());
            CompareResult result = engine(subject, newer).run(stop, listener);
            var written = new CompareTests(subject.classPath(), request).write(result.differences(), output);
            RunSummary told = new CompareSummary(request, subject, result, written)
                    .summary((System.nanoTime() - begun) / 1_000_000);
            RunSummary compared = sinceBaseline.apply(told);
            new SummaryJson().write(compared, request.out());
            return new RunOutcome(compared, request.out(), result.fault());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }

    private CompareEngine engine(Subject subject, ClassPath newer) {
        var older = new GenerateEngine(
                subject,
                request.options(),
                conditions(subject.classPath()),
                options(request.older()),
                request.workers(),
                System::nanoTime);
        return new CompareEngine(older, newer, conditions(newer), options(request.newer()));
    }

    private SandboxOptions conditions(ClassPath classPath) {
        return TestConditions.generating(classPath, request.allowed());
    }

    private WorkerOptions options(Inputs version) {
        return new WorkerOptions(version.javaHome(), request.heapMegabytes(), request.testLimit()).withQuickCompiler();
    }
}
