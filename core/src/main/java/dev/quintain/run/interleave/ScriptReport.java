package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.ScriptResult;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Standing;
import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints what scripts came to, as section 5.7 of Long, Hoffman and Strooper 2003 has it, and where to look. */
public final class ScriptReport {
    /** Of a deep stack, so many frames are shown. */
    private static final int FRAMES = 8;

    private final PrintWriter out;

    public ScriptReport(PrintWriter out) {
        this.out = out;
    }

    public void print(List<ScriptResult> results) {
        Sections.print(out, results, result -> result.script().file(), this::print);
    }

    /** Prints how many errors an earlier run knew, and which of its errors are gone. */
    public void printSinceBaseline(RunSummary summary) {
        long known = summary.problems().stream()
                .filter(problem -> problem.standing() == Standing.KNOWN)
                .count();
        out.println("since the baseline: " + (summary.problems().size() - known) + " new, " + known + " known, "
                + summary.gone().size() + " gone");
        summary.gone().forEach(gone -> out.println("   gone: " + gone.description()));
    }

    private void print(ScriptResult result) {
        int number = 1;
        for (Outcome outcome : result.outcomes()) {
            for (Fault fault : outcome.faults()) {
                print(fault, number, result.script());
            }
            number++;
        }
        out.println("***** Test cases: " + result.testCases());
        out.println("****** Value errors: " + result.count(Fault.Kind.VALUE));
        out.println("****** Exception errors: " + result.count(Fault.Kind.EXCEPTION));
        out.println("****** Liveness errors: " + result.count(Fault.Kind.LIVENESS));
        result.conditions()
                .ifPresent(check -> out.println("****** Conditions confirmed: "
                        + check.confirmed().size() + " of " + result.script().conditions()));
        notes(result).forEach(note -> out.println("Note: " + note));
    }

    private void print(Fault fault, int sequence, ScriptUnderTest script) {
        out.println("Sequence " + sequence + ": " + fault.kind().title() + " error detected at time: " + fault.time()
                + ".");
        out.println("   Thread: " + fault.thread());
        out.println("   " + Faults.place(fault, script) + Faults.sentence(fault, script));
        List<StackTraceElement> stack = Faults.stack(fault, script);
        stack.stream().limit(FRAMES).forEach(frame -> out.println("       at " + frame));
        if (stack.size() > FRAMES) {
            out.println("       ... " + (stack.size() - FRAMES) + " more");
        }
    }

    /** What a stop has kept from being run. */
    private static Optional<String> missing(ScriptResult result) {
        int run = result.outcomes().size();
        int all = result.script().sequences();
        if (run == 0 && all > 0) {
            return Optional.of("stopped before it was run");
        }
        if (run < all) {
            return Optional.of("stopped before sequence " + (run + 1) + " of " + all + " was over");
        }
        return result.runs() < result.wanted()
                ? Optional.of("stopped after " + result.runs() + " of " + result.wanted() + " runs")
                : Optional.empty();
    }

    static List<String> notes(ScriptResult result) {
        var notes = new ArrayList<String>();
        missing(result).ifPresent(notes::add);
        result.deviations().forEach(deviation -> notes.add(deviation.toString()));
        for (String condition : result.script().untested()) {
            notes.add("no sequence tests condition " + condition);
        }
        result.conditions().ifPresent(check -> {
            notes.addAll(check.missed());
            check.unseen().forEach(condition -> notes.add("only a reader can confirm condition " + condition));
        });
        int number = 1;
        for (Outcome outcome : result.outcomes()) {
            String sequence = "sequence " + number++ + ": ";
            outcome.notes().forEach(note -> notes.add(sequence + note));
            if (!outcome.leftBehind().isEmpty()) {
                notes.add(sequence + "left behind, since it did not end when interrupted: "
                        + String.join(", ", outcome.leftBehind()));
            }
        }
        return notes;
    }
}
