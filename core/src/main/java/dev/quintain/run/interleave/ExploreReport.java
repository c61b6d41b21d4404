package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Explored.Failure;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.interleave.Fault;
import java.io.PrintWriter;
import java.util.List;

/** Prints what scripts came to under many schedules: for one that fails, what happens in it, and how to see it again. */
public final class ExploreReport {
    private final PrintWriter out;
    private final Mode mode;

    public ExploreReport(PrintWriter out, Mode mode) {
        this.out = out;
        this.mode = mode;
    }

    public void print(List<ExploredScript> results) {
        Sections.print(out, results, result -> result.script().file(), this::print);
    }

    private void print(ExploredScript result) {
        int number = result.first();
        for (Explored explored : result.sequences()) {
            for (Failure failure : explored.failure()) {
                print(failure, number, result.script());
            }
            if (explored.failure().isEmpty()) {
                out.println("Sequence " + number + ": no error in " + count(explored)
                        + (explored.exhausted() ? ": exhausted." : "; there are more."));
            }
            number++;
        }
        out.println("***** Schedules: "
                + result.sequences().stream().mapToLong(Explored::executions).sum());
        out.println("****** Sequences that fail: " + result.failures());
    }

    private static String count(Explored explored) {
        return explored.executions() == 1 ? "1 schedule" : explored.executions() + " schedules";
    }

    private void print(Failure failure, int sequence, ScriptUnderTest script) {
        var name = new ReplayName(mode, sequence, failure.schedule());
        out.println("Sequence " + sequence + ": fails in schedule " + name + ", the " + failure.found()
                + ". that was run, with " + failure.switches() + " context switches.");
        for (Fault fault : failure.outcome().faults()) {
            out.println("   " + fault.kind().title() + " error at time " + fault.time() + ", thread " + fault.thread());
            out.println("   " + Faults.place(fault, script) + Faults.sentence(fault, script));
            Faults.stack(fault, script).stream().limit(8).forEach(frame -> out.println("       at " + frame));
        }
        new Lanes(failure.trace(), frame -> place(frame, script)).lines().forEach(line -> out.println("   " + line));
        out.println("   see it again: --replay " + name);
    }

    /** Of the translation, only what the script says. */
    private static String place(StackTraceElement frame, ScriptUnderTest script) {
        if (!script.isTranslated(frame)) {
            return Lanes.place(frame);
        }
        return script.lineOf(frame).map(line -> script.file() + ":" + line).orElse("");
    }
}
