package dev.quintain.run.hunt;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.Counts;
import dev.quintain.engine.inject.InjectOptions;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Listener;
import dev.quintain.engine.inject.TestCase;
import dev.quintain.finding.HuntSummary.HandlerRow;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.TimedStop;
import dev.quintain.run.inject.InjectOutcome;
import dev.quintain.run.inject.InjectRequest;
import dev.quintain.run.inject.InjectRun;
import dev.quintain.subject.BadInput;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Has calls fail under a test suite: the user's, or the one that generation wrote. */
record InjectJob(HuntSetup setup, double weight) implements Job {
    /** A fault that is cut off before it has shown again is lost. */
    private static final Duration GRACE = Duration.ofSeconds(10);

    @Override
    public String name() {
        return "inject";
    }

    @Override
    public String engine() {
        return "inject";
    }

    @Override
    public List<String> classes() {
        // Which of them the suite comes by is not known before.
        return List.of();
    }

    @Override
    public JobResult run(Duration time, StopSignal stop) {
        Optional<SuiteUnderTest> suite = SuiteUnderTest.of(setup, name());
        if (suite.isEmpty()) {
            return nothing("there are no tests under which calls could fail");
        }
        try (var end = TimedStop.within(time.plus(GRACE), stop)) {
            InjectOutcome outcome = new InjectRun(request(suite.get(), time)).run(end.signal(), new Unheard());
            return of(suite.get(), outcome);
        } catch (BadInput e) {
            return nothing("no exceptions were injected: " + e.getMessage());
        }
    }

    private JobResult nothing(String because) {
        return JobResult.of(this)
                .events(List.of(new Event(because, 1, List.of())))
                .build();
    }

    private JobResult of(SuiteUnderTest suite, InjectOutcome outcome) {
        InjectResult result = outcome.result();
        int after = result.rounds().get(result.rounds().size() - 1).covered();
        List<HandlerRow> rows =
                new HandlerRows(result, Set.copyOf(setup.target().classNames())).all();
        var handlers = new Handlers(
                suite.name(),
                result.tests().size(),
                result.byTests().size(),
                after,
                after + result.open().size(),
                rows);
        return JobResult.of(this)
                .reached(rows.stream()
                        .filter(row -> row.after() > 0)
                        .map(HandlerRow::className)
                        .toList())
                .found(setup.found(name(), outcome.run().summary().problems()))
                .counted(Map.of(
                        "tests", (long) result.tests().size(),
                        "injected", (long) result.runs().injected()))
                .handlers(handlers)
                .events(outcome.run().summary().events())
                .fault(outcome.run().fault().map(Throwable::getMessage).orElse(""))
                .build();
    }

    private InjectRequest request(SuiteUnderTest suite, Duration time) {
        HuntRequest hunt = setup.request();
        return new InjectRequest(
                suite.classes(),
                suite.tests(),
                suite.classPath(),
                Optional.empty(),
                hunt.javaHome(),
                suite.jvmArguments(),
                suite.folder(),
                false,
                List.of(),
                false,
                false,
                suite.include(),
                "",
                time,
                new InjectOptions(false, Map.of()),
                hunt.tool(),
                Optional.empty(),
                setup.folder(name()),
                hunt.commandLine());
    }

    /** Only the result counts. */
    private record Unheard() implements Listener {
        @Override
        public void update(Progress progress) {}

        @Override
        public void recorded(List<TestCase> tests, Counts counts) {}

        @Override
        public void round(List<Attempt> attempts, Counts counts) {}
    }
}
