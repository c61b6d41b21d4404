package dev.quintain.engine.interleave;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** Runs scripts, sequence by sequence, in a worker that is replaced when the component under test ends it. */
public final class InterleaveEngine {
    /** Besides the ticks: classes are loaded, and a busy machine is given time. */
    private static final Duration EXTRA = Duration.ofSeconds(60);

    private final List<ScriptUnderTest> scripts;
    private final Workplace workplace;
    private final Manner manner;

    public InterleaveEngine(List<ScriptUnderTest> scripts, Workplace workplace, Manner manner) {
        this.scripts = List.copyOf(scripts);
        this.workplace = workplace;
        this.manner = manner;
    }

    /** Runs every sequence of every script; after a stop, the results have what was run before it. */
    public List<ScriptResult> run(StopSignal stop, Progress.Listener progress) {
        var results = new ArrayList<ScriptResult>();
        workplace.work(program(), limit(), stop, slot -> {
            for (int number = 0; number < scripts.size(); number++) {
                results.add(run(number, slot, stop, steps(number, faults(results), progress)));
            }
        });
        return results;
    }

    private ScriptResult run(int number, WorkerSlot slot, StopSignal stop, ObjIntConsumer<ScriptResult> steps) {
        ScriptResult result = first(number, once(number, slot, stop));
        steps.accept(result, 1);
        for (int again = 2; again <= manner.runs() && !stop.isStopped(); again++) {
            result = result.and(again, outcomes(once(number, slot, stop)));
            steps.accept(result, again);
        }
        return result;
    }

    private static long faults(List<ScriptResult> results) {
        return results.stream().mapToLong(result -> result.faults().size()).sum();
    }

    /** Tells how far it is after each run of a script. */
    private ObjIntConsumer<ScriptResult> steps(int number, long faultsBefore, Progress.Listener progress) {
        long runs = manner.runs();
        return (result, run) -> progress.update(new Progress(
                "running scripts",
                number * runs + run,
                scripts.size() * runs,
                faultsBefore + result.faults().size()));
    }

    private ScriptResult first(int number, List<Performed> sequences) {
        ScriptUnderTest script = scripts.get(number);
        Optional<ConditionCheck> check = manner.checksConditions()
                ? Optional.of(
                        script.check(sequences.stream().map(Performed::seen).toList()))
                : Optional.empty();
        return ScriptResult.of(script, outcomes(sequences), check, manner.runs());
    }

    private static List<Outcome> outcomes(List<Performed> sequences) {
        return sequences.stream().map(Performed::outcome).toList();
    }

    private List<Performed> once(int number, WorkerSlot slot, StopSignal stop) {
        ScriptUnderTest script = scripts.get(number);
        var performed = new ArrayList<Performed>();
        for (int sequence = 1; sequence <= script.sequences() && !stop.isStopped(); sequence++) {
            var request = new Perform(number, sequence, manner.pace(), manner.checksConditions());
            try {
                slot.run(request, reply -> performed.add((Performed) reply));
            } catch (WorkerDied e) {
                if (e.reason() != WorkerDied.Reason.STOPPED) {
                    performed.add(lost(e));
                }
            }
            if (!performed.isEmpty() && performed.get(performed.size() - 1).holdsPool()) {
                slot.close();
            }
        }
        return performed;
    }

    private static Performed lost(WorkerDied death) {
        String what = switch (death.reason()) {
            case HUNG -> "kept the virtual machine from going on, which was ended then";
            case OUT_OF_MEMORY -> "used up the memory of the virtual machine";
            default -> "ended the virtual machine, " + death.getMessage();
        };
        return Performed.trouble("the sequence", what, "", List.of());
    }

    private InterleaveProgram program() {
        return new InterleaveProgram(
                scripts.stream().map(ScriptUnderTest::translated).toList(), workplace.absoluteClassPath());
    }

    private Duration limit() {
        long longest =
                scripts.stream().mapToLong(ScriptUnderTest::longestMillis).max().orElse(0);
        return Duration.ofMillis(2 * longest).plus(EXTRA);
    }
}
