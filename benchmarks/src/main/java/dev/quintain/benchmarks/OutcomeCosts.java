package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.benchmarks.Pace.Cost;
import dev.quintain.benchmarks.subjects.Crashing;
import dev.quintain.benchmarks.subjects.Refusing;
import dev.quintain.benchmarks.subjects.Trivial;
import dev.quintain.sandbox.ResetMode;

/** What a test costs by how it ends: an exception has a stack, and somebody to blame. */
final class OutcomeCosts implements Part {
    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Tests per second in one worker by their outcome (reinit), by the clock / of processor time");
        tell(sheet, "returns", Trivial.class, 8_000_000);
        tell(sheet, "throws what it may", Refusing.class, 1_000_000);
        tell(sheet, "crashes, always for the same cause", Crashing.class, 1_000_000);
    }

    private static void tell(Sheet sheet, String what, Class<?> subject, long tests) {
        var workload = new Workload(subject, ResetMode.REINIT, tests);
        Cost cost = Pace.of(workload).best(Pace.of(workload));
        sheet.note(what, Sheet.text(cost.perSecond(), "") + " / " + Sheet.text(cost.perCpuSecond(), ""));
    }
}
