package dev.quintain.runtime.explore;

import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.runtime.interleave.SequenceOver;
import dev.quintain.runtime.interleave.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Executes scenarios, on the carrier that it is called on. */
final class Harness implements Stage {
    private static final String NAME = "main";

    /** What stands where faults have the type of an exception. */
    private static final String MEETING = "unsynchronised access";

    private final Limits limits;
    private final Execution execution;
    private UnaryOperator<Outcome> judge = outcome -> outcome;
    private boolean traced;
    private Task main;
    private int threads;
    private boolean vain;

    Harness(Limits limits, Carriers carriers) {
        this.limits = limits;
        this.execution = new Execution(carriers, limits.mostSteps(), limits.spuriousWakeUps());
    }

    /** Has what each execution came to seen by somebody who knows better. */
    void judge(UnaryOperator<Outcome> newJudge) {
        judge = newJudge;
    }

    Executed run(Scenario scenario, Strategy strategy) {
        return run(scenario, strategy, null);
    }

    Executed traced(Scenario scenario, Strategy strategy) {
        return run(scenario, strategy, new ArrayList<>());
    }

    private Executed run(Scenario scenario, Strategy strategy, List<Step> trace) {
        traced = trace != null;
        main = execution.begin(strategy, trace);
        threads = 0;
        vain = false;
        Outcome outcome = judge.apply(outcome(scenario));
        return new Executed(
                outcome,
                execution.ending(),
                execution.schedule(),
                execution.choices(),
                execution.switches(),
                threads,
                vain,
                trace == null ? List.of() : trace);
    }

    private Outcome outcome(Scenario scenario) {
        try {
            Outcome outcome = scenario.make().run(this);
            return limits.mode() == Mode.OVERLAP ? inAnyOrder(outcome) : complete(outcome);
        } catch (Throwable e) {
            // The constructor of the component, or of what is shared, is all that runs outside of the sequence.
            String what = e instanceof SequenceOver ? "waits for ever" : "throws " + e;
            return new Outcome(0, List.of(fault(NAME, "what comes before the threads", what, e)), List.of(), List.of());
        } finally {
            execution.abandon(main);
        }
    }

    private static Fault fault(String thread, String code, String message, Throwable e) {
        return new Fault(
                Fault.Kind.EXCEPTION, 0, thread, 0, code, message, e.getClass().getName(), List.of(e.getStackTrace()));
    }

    /** Without what only holds in the order of the ticks: values, times, and exceptions that must be thrown. */
    private Outcome inAnyOrder(Outcome outcome) {
        if (outcome.isRight()) {
            return complete(outcome);
        }
        List<Fault> kept = outcome.faults().stream()
                .filter(fault -> fault.kind() == Fault.Kind.LIVENESS
                        || (fault.kind() == Fault.Kind.EXCEPTION
                                && !fault.exception().isEmpty()))
                .toList();
        return complete(new Outcome(outcome.testCases(), kept, outcome.leftBehind(), outcome.notes()));
    }

    private Outcome complete(Outcome outcome) {
        if (execution.escaped().isEmpty()
                && execution.objects.meetings().isEmpty()
                && execution.ending() != Ending.ENDLESS) {
            return outcome;
        }
        var faults = new ArrayList<>(outcome.faults());
        for (Map.Entry<String, Throwable> one : execution.escaped().entrySet()) {
            faults.add(fault(one.getKey(), "", "throws " + one.getValue(), one.getValue()));
        }
        execution
                .objects
                .meetings()
                .forEach((thread, meeting) -> faults.add(new Fault(
                        Fault.Kind.EXCEPTION,
                        execution.clock.time(),
                        thread,
                        0,
                        "",
                        meeting.told(),
                        MEETING,
                        List.of(Sites.get(meeting.site()).frame()))));
        if (execution.ending() == Ending.ENDLESS) {
            faults.clear();
            faults.add(new Fault(
                    Fault.Kind.LIVENESS,
                    execution.clock.time(),
                    execution.last().name,
                    0,
                    "",
                    "still runs: after " + limits.mostSteps() + " steps there was no end to it",
                    "",
                    List.of()));
        }
        return new Outcome(outcome.testCases(), faults, outcome.leftBehind(), outcome.notes());
    }

    @Override
    public List<Stuck> perform(List<Part> parts, int ticks, Runnable tick) {
        for (Part part : parts) {
            Task[] task = new Task[1];
            task[0] = execution.add(part.thread(), () -> part.run(time -> await(task[0], time)));
        }
        threads = parts.size();
        List<Task> left = execution.perform(main, limits.mode() == Mode.TICKS ? ticks : 0, tick);
        vain = left.stream().anyMatch(task -> task.waits > 1 && !task.internal);
        List<Stuck> stuck = execution.ending() == Ending.QUIET ? new Impasse(left, traced).stuck() : List.of();
        execution.abandon(main);
        return stuck;
    }

    private void await(Task task, int time) {
        if (limits.mode() == Mode.TICKS) {
            execution.awaitTick(task, time);
        }
    }

    Execution execution() {
        return execution;
    }
}
