package dev.quintain.run.interleave;

import dev.quintain.engine.interleave.explore.Checked;
import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.runtime.interleave.Fault;
import java.io.PrintWriter;

/** Prints what checking a class came to. */
public final class CheckReport {
    private final PrintWriter out;

    public CheckReport(PrintWriter out) {
        this.out = out;
    }

    public void print(String className, Checked checked) {
        for (FailedScenario failed : checked.failure()) {
            print(failed);
        }
        out.println("***** Scenarios: " + checked.scenarios() + ", of these exhausted: " + checked.exhausted()
                + ", schedules: " + checked.schedules());
        out.println("****** " + className + ": "
                + (checked.failure().isEmpty()
                        ? "every outcome is that of some order of the calls."
                        : "not safe for several threads."));
        out.flush();
    }

    private void print(FailedScenario failed) {
        String name = "c" + failed.number() + ":" + failed.failure().schedule();
        out.println("Scenario " + failed.text() + " fails in schedule " + name + ", the "
                + failed.failure().found() + ". that was run, with "
                + failed.failure().switches()
                + " context switches.");
        for (Fault fault : failed.failure().outcome().faults()) {
            out.println("   " + fault.kind().title() + " error"
                    + (fault.thread().equals("main") ? "" : ", thread " + fault.thread()));
            out.println("   " + Faults.sentence(fault));
        }
        new Lanes(failed.failure().trace()).lines().forEach(line -> out.println("   " + line));
        out.println("   see it again: --replay " + name);
    }
}
