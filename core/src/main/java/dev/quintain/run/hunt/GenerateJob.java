package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.Growth;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.RunSummary;
import dev.quintain.run.generate.GenerateOutcome;
import dev.quintain.run.generate.GenerateRequest;
import dev.quintain.run.generate.GenerateRun;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Feedback-directed generation on some classes, beginning with objects in the states that are known of them. */
record GenerateJob(
        Camp camp, KnownStates states, Stopwatch watch, String name, List<String> classes, long seed, double weight)
        implements Job {
    @Override
    public String engine() {
        return "generate";
    }

    @Override
    public Haul run(Duration time, StopSignal stop) {
        GenerateOutcome outcome = new GenerateRun(request(time))
                .measured(TimedStop.after(time, stop), progress -> {}, states.of(classes));
        RunSummary summary = outcome.run().summary();
        return Haul.of(this)
                .with(
                        summary.problems().stream()
                                .map(problem -> camp.caught(name, problem))
                                .toList(),
                        Map.of("sequences", outcome.sequences(), "calls", outcome.calls()))
                .withRows(summary.classes())
                .withCoverage(outcome.coverage(), points(outcome.growth()))
                .withNotes(summary.effects(), summary.events())
                .withFault(outcome.run().fault().map(Throwable::getMessage).orElse(""));
    }

    /** The operations are explored in parts; all together have reached what each of them has. */
    private List<CoveragePoint> points(List<Growth> growth) {
        Map<Integer, Long> parts = new HashMap<>();
        var points = new ArrayList<CoveragePoint>();
        growth.stream().sorted(Comparator.comparing(Growth::nanos)).forEach(each -> {
            parts.put(each.shard(), each.taken());
            points.add(new CoveragePoint(
                    watch.millisAt(each.nanos()),
                    parts.values().stream().mapToLong(taken -> taken).sum()));
        });
        return points;
    }

    private GenerateRequest request(Duration time) {
        HuntRequest hunt = camp.request();
        return new GenerateRequest(
                camp.quarry().only(classes),
                new GenerateOptions(
                        seed,
                        Optional.of(time),
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        Heuristics.STANDARD,
                        ExceptionPolicy.PAPER,
                        List.of(),
                        hunt.helpers(),
                        GenerateOptions.Keep.NEW),
                Camp.workers(),
                hunt.heapMegabytes(),
                hunt.testLimit(),
                hunt.allowed(),
                hunt.dialect(),
                Optional.empty(),
                camp.folder(name),
                hunt.commandLine());
    }
}
