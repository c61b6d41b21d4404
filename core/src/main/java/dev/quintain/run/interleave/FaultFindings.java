package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptResult;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.finding.Finding;
import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.Thrown;
import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Puts what scripts came to into the form that all engines report in. */
record FaultFindings(List<ScriptResult> results, String commandLine) {
    RunSummary summary(long milliseconds) {
        return new RunSummary(
                "interleave",
                0,
                commandLine,
                results.stream().map(FaultFindings::row).toList(),
                List.of(),
                results.stream().flatMap(result -> problems(result).stream()).toList(),
                List.of(),
                List.of(),
                List.of(),
                results.stream().flatMap(result -> events(result).stream()).toList(),
                milliseconds);
    }

    private static ClassRow row(ScriptResult result) {
        return new ClassRow(
                component(result.script()),
                0,
                result.testCases(),
                result.count(Fault.Kind.EXCEPTION),
                result.faults().size(),
                0,
                0,
                0,
                0);
    }

    static String component(ScriptUnderTest script) {
        return script.component().isEmpty() ? script.file() : script.component();
    }

    private static List<Problem> problems(ScriptResult result) {
        var problems = new ArrayList<Problem>();
        int number = 1;
        for (Outcome outcome : result.outcomes()) {
            for (Fault fault : outcome.faults()) {
                problems.add(new Problem(finding(fault, number, "", result.script()), null, null, null));
            }
            number++;
        }
        return problems;
    }

    /**
     * @param schedule the name of the one in which it was seen; empty if nobody chose one
     */
    static Finding finding(Fault fault, int sequence, String schedule, ScriptUnderTest script) {
        String operation = script.file() + ", sequence " + sequence
                + (schedule.isEmpty() ? "" : ", schedule " + schedule) + ", thread " + fault.thread() + " at time "
                + fault.time();
        List<Frame> frames =
                Faults.whereToLook(fault, script).stream().map(Frame::of).toList();
        return new Finding(
                "interleave",
                rule(fault.kind()),
                component(script),
                operation,
                new Thrown(fault.exception(), Faults.place(fault, script) + Faults.sentence(fault, script), frames),
                fault.code(),
                1,
                true,
                null);
    }

    private static Rule rule(Fault.Kind kind) {
        return switch (kind) {
            case VALUE -> Rule.VALUE_ERROR;
            case EXCEPTION -> Rule.EXCEPTION_ERROR;
            case LIVENESS -> Rule.LIVENESS_ERROR;
        };
    }

    private static List<Event> events(ScriptResult result) {
        var events = new ArrayList<Event>();
        ScriptReport.notes(result)
                .forEach(note -> events.add(new Event(result.script().file() + ": " + note, 1, List.of())));
        return events;
    }
}
