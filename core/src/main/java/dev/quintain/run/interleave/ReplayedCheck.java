package dev.quintain.run.interleave;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.explore.Checked;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;

/** What a generated test calls: a schedule of a scenario that was made up, on the classes of the test's own class path. */
public final class ReplayedCheck {
    private ReplayedCheck() {}

    /**
     * Runs the schedule.
     *
     * @param seed of the check that found it
     * @param schedule its name, such as {@code c2:4.1-0.2}
     * @throws AssertionError if it fails, with what the check says of it
     * @throws dev.quintain.subject.BadInput if there is no such schedule any more
     */
    public static void verify(String className, long seed, String schedule) {
        Class<?> test = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .getCallerClass();
        var plan = new Plan(Plan.Search.AUTO, seed, 1, Duration.ofMinutes(1).toNanos(), Limits.of(Mode.TICKS));
        Path java = Path.of(System.getProperty("java.home"));
        Checked checked = new CheckRun(ReplayedSchedule.classPath(test), java, plan, 1)
                .run(className, schedule, new StopSignal());
        if (!checked.failure().isEmpty()) {
            var report = new StringWriter();
            new CheckReport(new PrintWriter(report)).print(className, checked);
            throw new AssertionError(report.toString());
        }
    }
}
