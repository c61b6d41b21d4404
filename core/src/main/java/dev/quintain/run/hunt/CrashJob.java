package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.SpaceRow;
import dev.quintain.run.CrashRequest;
import dev.quintain.run.CrashRun;
import dev.quintain.run.RunOutcome;
import dev.quintain.run.TimedStop;
import dev.quintain.sandbox.ResetMode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Robustness testing of some classes. */
record CrashJob(HuntSetup setup, String name, List<String> classes, long seed, int workers, double weight)
        implements Job {
    @Override
    public String engine() {
        return "crash";
    }

    @Override
    public JobResult run(Duration time, StopSignal stop) {
        RunOutcome outcome = test(time, stop);
        RunSummary summary = outcome.summary();
        long tests = summary.classes().stream().mapToLong(ClassRow::testCases).sum();
        return JobResult.of(this)
                .found(setup.found(name, summary.problems()))
                .counted(Map.of("tests", tests))
                .rows(summary.classes())
                .unmakeable(summary.spaces().stream()
                        .filter(space -> space.size().signum() == 0)
                        .collect(Collectors.groupingBy(SpaceRow::className, Collectors.counting())))
                .effects(summary.effects())
                .events(summary.events())
                .fault(outcome.fault().map(Throwable::getMessage).orElse(""))
                .build();
    }

    private RunOutcome test(Duration time, StopSignal stop) {
        try (var end = TimedStop.after(time, stop)) {
            return new CrashRun(request(time)).run(end.signal(), setup.tests().of(name), setup.known());
        }
    }

    private CrashRequest request(Duration time) {
        HuntRequest hunt = setup.request();
        return new CrashRequest(
                setup.target().only(classes),
                new CrashOptions(
                        OptionalInt.empty(),
                        Optional.of(time),
                        OptionalLong.empty(),
                        seed,
                        // What earlier tests leave behind does not survive the confirmation, which has fresh classes.
                        ResetMode.CHEAP,
                        hunt.values(),
                        true,
                        hunt.helpers()),
                workers,
                hunt.heapMegabytes(),
                hunt.testLimit(),
                hunt.allowed(),
                hunt.dialect(),
                false,
                Optional.empty(),
                setup.folder(name),
                hunt.commandLine());
    }
}
