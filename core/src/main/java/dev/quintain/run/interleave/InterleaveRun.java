package dev.quintain.run.interleave;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.InterleaveEngine;
import dev.quintain.engine.interleave.ScriptResult;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.run.Baselines;
import dev.quintain.run.RunOutcome;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One run of scripts: read them, translate and compile them, run their sequences, write the report. */
public final class InterleaveRun {
    private final InterleaveRequest request;

    public InterleaveRun(InterleaveRequest request) {
        this.request = request;
    }

    public InterleaveOutcome run(StopSignal stop, Progress.Listener listener) {
        long begun = System.nanoTime();
        UnaryOperator<RunSummary> sinceBaseline = Baselines.since(request.baseline(), "interleave");
        List<ScriptUnderTest> scripts = new ScriptFiles(request).prepare();
        var engine = new InterleaveEngine(scripts, request.workplace(), request.manner());
        List<ScriptResult> results = engine.run(stop, listener);
        var findings = new FaultFindings(results, request.commandLine());
        RunSummary summary = sinceBaseline.apply(findings.summary((System.nanoTime() - begun) / 1_000_000));
        try {
            Files.createDirectories(request.out());
            new SummaryJson().write(summary, request.out());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + request.out() + " (" + e.getMessage() + "); choose another --out");
        }
        return new InterleaveOutcome(results, new RunOutcome(summary, request.out(), Optional.empty()));
    }
}
