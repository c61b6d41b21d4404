package dev.quintain.engine.interleave;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import dev.quintain.runtime.interleave.Pace;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerOptions;
import dev.quintain.worker.WorkerSlot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Runs scripts, sequence by sequence, in a worker that is replaced when the component under test ends it. */
public final class InterleaveEngine {
    /** Besides the ticks: classes are loaded, and a busy machine is given time. */
    private static final Duration EXTRA = Duration.ofSeconds(60);

    private final List<ScriptUnderTest> scripts;
    private final List<Path> classPath;
    private final WorkerOptions worker;
    private final Pace pace;
    private final int runs;

    /**
     * @param runs how often each script is run
     */
    public InterleaveEngine(
            List<ScriptUnderTest> scripts, List<Path> classPath, WorkerOptions worker, Pace pace, int runs) {
        this.scripts = List.copyOf(scripts);
        this.classPath = List.copyOf(classPath);
        this.worker = worker;
        this.pace = pace;
        this.runs = runs;
    }

    /** Runs every sequence of every script; after a stop, what was run before it is returned. */
    public List<ScriptResult> run(StopSignal stop, Progress.Listener progress) {
        var results = new ArrayList<ScriptResult>();
        try (Crew crew = new Crew(1, patient(), program())) {
            stop.onStop(crew::stop);
            crew.work(List.of(slot -> {
                for (int number = 0; number < scripts.size() && !stop.isStopped(); number++) {
                    results.add(run(number, slot, stop));
                    progress.update(new Progress("running scripts", number + 1, scripts.size(), faults(results)));
                }
            }));
        }
        return results;
    }

    private static long faults(List<ScriptResult> results) {
        return results.stream().mapToLong(result -> result.faults().size()).sum();
    }

    private ScriptResult run(int number, WorkerSlot slot, StopSignal stop) {
        var result = new ScriptResult(scripts.get(number), once(number, slot, stop), List.of());
        for (int again = 2; again <= runs && !stop.isStopped(); again++) {
            result = result.and(again, once(number, slot, stop));
        }
        return result;
    }

    private List<Outcome> once(int number, WorkerSlot slot, StopSignal stop) {
        ScriptUnderTest script = scripts.get(number);
        var outcomes = new ArrayList<Outcome>();
        for (int sequence = 1; sequence <= script.sequences() && !stop.isStopped(); sequence++) {
            var request = new Perform(number, sequence, pace);
            try {
                slot.run(request, outcome -> outcomes.add((Outcome) outcome));
            } catch (WorkerDied e) {
                if (e.reason() != WorkerDied.Reason.STOPPED) {
                    outcomes.add(lost(e));
                }
            }
        }
        return outcomes;
    }

    private static Outcome lost(WorkerDied death) {
        String what = switch (death.reason()) {
            case HUNG -> "kept the virtual machine from going on, which was ended then";
            case OUT_OF_MEMORY -> "used up the memory of the virtual machine";
            default -> "ended the virtual machine, " + death.getMessage();
        };
        var fault = new Fault(Fault.Kind.EXCEPTION, 0, "main", 0, "the sequence", what, "", List.of());
        return new Outcome(0, List.of(fault), List.of(), List.of());
    }

    private InterleaveProgram program() {
        return new InterleaveProgram(
                scripts.stream().map(ScriptUnderTest::translated).toList(),
                classPath.stream().map(path -> path.toAbsolutePath().toString()).toList());
    }

    private WorkerOptions patient() {
        long longest =
                scripts.stream().mapToLong(ScriptUnderTest::longestMillis).max().orElse(0);
        return worker.withTestLimit(Duration.ofMillis(2 * longest).plus(EXTRA));
    }
}
