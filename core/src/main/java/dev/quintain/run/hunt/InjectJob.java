package dev.quintain.run.hunt;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.Counts;
import dev.quintain.engine.inject.InjectOptions;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Listener;
import dev.quintain.engine.inject.TestCase;
import dev.quintain.finding.HuntSummary.Handlers;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.inject.InjectOutcome;
import dev.quintain.run.inject.InjectRequest;
import dev.quintain.run.inject.InjectRun;
import dev.quintain.subject.BadInput;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has calls fail under a test suite: the user's, or the one that generation wrote. */
record InjectJob(Camp camp, double weight) implements Job {
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
    public Haul run(Duration time, StopSignal stop) {
        Optional<SuiteUnderTest> suite = SuiteUnderTest.of(camp, name());
        if (suite.isEmpty()) {
            return Haul.of(this).withNotes(List.of(), List.of(note("there are no tests under which calls could fail")));
        }
        try {
            InjectOutcome outcome = new InjectRun(request(suite.get(), time))
                    .run(TimedStop.within(time.plus(GRACE), stop), new Unheard());
            return haul(suite.get(), outcome);
        } catch (BadInput e) {
            return Haul.of(this).withNotes(List.of(), List.of(note("no exceptions were injected: " + e.getMessage())));
        }
    }

    private static Event note(String what) {
        return new Event(what, 1, List.of());
    }

    private Haul haul(SuiteUnderTest suite, InjectOutcome outcome) {
        InjectResult result = outcome.result();
        int after = result.rounds().get(result.rounds().size() - 1).covered();
        var handlers = new Handlers(
                suite.name(),
                result.tests().size(),
                result.byTests().size(),
                after,
                after + result.open().size());
        return Haul.of(this)
                .with(
                        outcome.run().summary().problems().stream()
                                .map(problem -> camp.caught(name(), problem))
                                .toList(),
                        Map.of(
                                "tests", (long) result.tests().size(),
                                "injected", (long) result.runs().injected()))
                .withHandlers(handlers)
                .withNotes(List.of(), outcome.run().summary().events());
    }

    private InjectRequest request(SuiteUnderTest suite, Duration time) {
        HuntRequest hunt = camp.request();
        return new InjectRequest(
                suite.classes(),
                suite.tests(),
                suite.classPath(),
                Optional.empty(),
                hunt.javaHome(),
                List.of(),
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
                camp.folder(name()),
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
