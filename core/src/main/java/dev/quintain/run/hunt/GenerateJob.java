package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.generate.ExceptionPolicy;
import dev.quintain.engine.generate.GenerateOptions;
import dev.quintain.engine.generate.Growth;
import dev.quintain.engine.generate.Heuristics;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import dev.quintain.finding.RunSummary;
import dev.quintain.run.TimedStop;
import dev.quintain.run.generate.GenerateOutcome;
import dev.quintain.run.generate.GenerateRequest;
import dev.quintain.run.generate.GenerateRun;
import dev.quintain.sequence.Sequence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Feedback-directed generation on some classes, beginning with objects in the states that are known of them. */
record GenerateJob(
        HuntSetup setup,
        KnownStates states,
        Stopwatch watch,
        String name,
        List<String> classes,
        long seed,
        int workers,
        double weight)
        implements Job {
    /** The part of the time that it is worth to wait for states. */
    private static final int PATIENCE = 4;

    @Override
    public String engine() {
        return "generate";
    }

    @Override
    public JobResult run(Duration time, StopSignal stop) {
        long begun = System.nanoTime();
        List<Sequence> roots = states.of(classes, time.dividedBy(PATIENCE), stop);
        GenerateOutcome outcome = generate(time.minusNanos(System.nanoTime() - begun), stop, roots);
        RunSummary summary = outcome.run().summary();
        return JobResult.of(this)
                .found(setup.found(name, summary.problems()))
                .counted(Map.of("sequences", outcome.sequences(), "calls", outcome.calls()))
                .rows(summary.classes())
                .sequences(outcome.byClass())
                .covered(outcome.coverage(), points(outcome.growth()))
                .effects(summary.effects())
                .events(summary.events())
                .fault(outcome.run().fault().map(Throwable::getMessage).orElse(""))
                .build();
    }

    private GenerateOutcome generate(Duration time, StopSignal stop, List<Sequence> roots) {
        try (var end = TimedStop.after(time, stop)) {
            return new GenerateRun(request(time))
                    .measured(end.signal(), setup.tests().of(name), roots);
        }
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
        HuntRequest hunt = setup.request();
        return new GenerateRequest(
                setup.target().only(classes),
                new GenerateOptions(
                        seed,
                        Optional.of(time),
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        Heuristics.STANDARD,
                        ExceptionPolicy.PAPER,
                        hunt.values(),
                        hunt.helpers(),
                        GenerateOptions.Keep.NEW),
                workers,
                hunt.heapMegabytes(),
                hunt.testLimit(),
                hunt.allowed(),
                hunt.dialect(),
                OptionalInt.empty(),
                Optional.empty(),
                setup.folder(name),
                hunt.commandLine());
    }
}
