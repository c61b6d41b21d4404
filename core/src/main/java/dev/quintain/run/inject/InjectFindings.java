package dev.quintain.run.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.engine.inject.Attempt;
import dev.quintain.engine.inject.InjectResult;
import dev.quintain.engine.inject.Outcome;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.Thrown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puts what injections came to into the form that all engines report in. */
record InjectFindings(InjectResult result, Map<Attempt, FaultTests.Place> tests, CallNames names, String commandLine) {
    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "inject",
                0,
                commandLine,
                List.of(),
                List.of(),
                result.faults().stream().map(this::problem).toList(),
                List.of(),
                List.of(),
                List.of(),
                events(),
                milliseconds);
    }

    private Problem problem(Attempt attempt) {
        FaultTests.Place place = tests.get(attempt);
        return new Problem(
                finding(attempt), place == null ? null : place.file(), place == null ? null : place.method(), null);
    }

    private Finding finding(Attempt attempt) {
        CallSite site = attempt.pair().site();
        var frames = new ArrayList<Frame>();
        attempt.verdict().frames().forEach(frame -> frames.add(Frame.of(frame)));
        if (frames.isEmpty()) {
            String file = site.file().isEmpty() ? null : site.file();
            frames.add(new Frame(site.className(), site.methodName(), file, site.line()));
        }
        return new Finding(
                "inject",
                rule(attempt.verdict().outcome()),
                site.className(),
                attempt.pair().toString(),
                new Thrown("", attempt.verdict().detail(), frames),
                null,
                names.of(attempt.pair()),
                attempt.test(),
                1,
                attempt.confirmed(),
                null);
    }

    static Rule rule(Outcome outcome) {
        return switch (outcome) {
            case HUNG -> Rule.HANDLER_HANGS;
            case LEAK -> Rule.HANDLER_LEAKS;
            case INTERRUPT -> Rule.INTERRUPT_SWALLOWED;
            case BROKEN_STATE -> Rule.STATE_BROKEN;
            case PARTIAL -> Rule.SHORT_TRANSFER;
            default -> Rule.HANDLER_THROWS;
        };
    }

    private List<Event> events() {
        var events = new ArrayList<Event>();
        result.notRepeatable().forEach(test -> events.add(new Event("not repeatable: " + test, 1, List.of())));
        return events;
    }
}
