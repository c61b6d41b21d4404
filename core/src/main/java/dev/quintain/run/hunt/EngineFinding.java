package dev.quintain.run.hunt;

import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.ScheduleStep;
import java.io.Serializable;
import java.util.List;

/**
 * A finding as its engine made it.
 *
 * @param problem its test file is relative to the folder of the hunt
 * @param replay a command that shows it again, where there is no test; else empty
 * @param schedule how threads ran; empty where that is not the point
 */
record EngineFinding(Problem problem, String replay, List<ScheduleStep> schedule) implements Serializable {
    EngineFinding {
        schedule = List.copyOf(schedule);
    }

    static EngineFinding of(Problem problem) {
        return new EngineFinding(problem, "", List.of());
    }

    String engine() {
        return problem.finding().engine();
    }
}
