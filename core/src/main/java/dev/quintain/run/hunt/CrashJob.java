package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.CrashOptions;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.run.CrashRequest;
import dev.quintain.run.CrashRun;
import dev.quintain.run.RunOutcome;
import dev.quintain.sandbox.ResetMode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Robustness testing of some classes. */
record CrashJob(Camp camp, String name, List<String> classes, long seed, double weight) implements Job {
    @Override
    public String engine() {
        return "crash";
    }

    @Override
    public Haul run(Duration time, StopSignal stop) {
        RunOutcome outcome = new CrashRun(request(time)).run(TimedStop.after(time, stop), progress -> {});
        RunSummary summary = outcome.summary();
        long tests = summary.classes().stream().mapToLong(ClassRow::testCases).sum();
        return Haul.of(this)
                .with(
                        summary.problems().stream()
                                .map(problem -> camp.caught(name, problem))
                                .toList(),
                        Map.of("tests", tests))
                .withRows(summary.classes())
                .withNotes(summary.effects(), summary.events())
                .withFault(outcome.fault().map(Throwable::getMessage).orElse(""));
    }

    private CrashRequest request(Duration time) {
        HuntRequest hunt = camp.request();
        return new CrashRequest(
                camp.quarry().only(classes),
                new CrashOptions(
                        OptionalInt.empty(),
                        Optional.of(time),
                        OptionalLong.empty(),
                        seed,
                        ResetMode.REINIT,
                        List.of(),
                        true,
                        hunt.helpers()),
                Camp.workers(),
                hunt.heapMegabytes(),
                hunt.testLimit(),
                hunt.allowed(),
                hunt.dialect(),
                false,
                Optional.empty(),
                camp.folder(name),
                hunt.commandLine());
    }
}
