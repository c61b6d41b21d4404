package dev.quintain.run.generate;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.GenerateEngine;
import dev.quintain.engine.generate.GenerateResult;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.run.Baselines;
import dev.quintain.run.OutputFolder;
import dev.quintain.run.RunOutcome;
import dev.quintain.run.TestConditions;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;

/** One run of generation: find the subject, grow sequences, write both suites and the report. */
public final class GenerateRun {
    private final GenerateRequest request;

    public GenerateRun(GenerateRequest request) {
        this.request = request;
    }

    public RunOutcome run(StopSignal stop, Progress.Listener listener) {
        return measured(stop, listener, List.of()).run();
    }

    /**
     * Runs, and tells what was covered as well.
     *
     * @param roots sequences to build on
     */
    public GenerateOutcome measured(StopSignal stop, Progress.Listener listener, List<Sequence> roots) {
        long begun = System.nanoTime();
        Subject subject = request.inputs().subject();
        UnaryOperator<RunSummary> sinceBaseline = Baselines.since(request.baseline(), "generate");
        try {
            var output = OutputFolder.open(request.out());
            var engine = new GenerateEngine(
                    subject,
                    request.options(),
                    TestConditions.generating(subject.classPath(), request.allowed()),
                    new WorkerOptions(request.inputs().javaHome(), request.heapMegabytes(), request.testLimit())
                            .withQuickCompiler(),
                    request.workers(),
                    System::nanoTime);
            GenerateResult result = engine.run(stop, listener, roots);
            listener.update(new Progress(
                    "writing tests",
                    result.scenarios().size(),
                    0,
                    result.problems().size()));
            var written = new GenerateTests(subject.classPath(), request).write(result, output);
            RunSummary told = new GenerateSummary(request, subject, result, written)
                    .summary((System.nanoTime() - begun) / 1_000_000);
            RunSummary compared = sinceBaseline.apply(told);
            new SummaryJson().write(compared, request.out());
            return new GenerateOutcome(
                    new RunOutcome(compared, request.out(), result.fault()),
                    result.sequences(),
                    result.calls(),
                    result.byClass(),
                    result.coverage(),
                    result.growth());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
    }
}
