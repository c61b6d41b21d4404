package dev.quintain.run.hunt;

import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.finding.Finding;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.finding.ScheduleStep;
import dev.quintain.run.interleave.CheckFinding;
import dev.quintain.run.interleave.ScenarioTest;
import dev.quintain.runtime.explore.Step;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Puts what a check for several threads found into the form that all engines report in. */
record CheckedFault(String className, FailedScenario failed, long seed, String schedule, List<Path> classPath) {
    /**
     * @param test shows it again
     * @param jobFolder where that is, from the folder of the hunt
     */
    EngineFinding caught(boolean confirmed, ScenarioTest test, String jobFolder) {
        Finding finding = new CheckFinding(className, failed).finding(confirmed);
        return new EngineFinding(
                new Problem(finding, jobFolder + "/" + test.file(), test.method(), null), replay(), steps());
    }

    private String replay() {
        return "quintain interleave check -cp "
                + classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)) + " --seed "
                + seed + " --replay " + schedule + " " + className;
    }

    /** A step for each line of source that a thread was at. */
    private List<ScheduleStep> steps() {
        var steps = new ArrayList<ScheduleStep>();
        for (Step step : failed.failure().trace()) {
            if (step.frame().getLineNumber() <= 0) {
                continue;
            }
            String place = step.frame().getFileName() + ":" + step.frame().getLineNumber();
            String action = (step.verb() + " " + step.what()).strip();
            ScheduleStep last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
            if (last != null
                    && last.thread().equals(step.thread())
                    && last.place().equals(place)) {
                String both = last.action().endsWith(action) ? last.action() : last.action() + ", " + action;
                steps.set(steps.size() - 1, new ScheduleStep(last.time(), last.thread(), place, both));
            } else {
                steps.add(new ScheduleStep(step.time(), step.thread(), place, action));
            }
        }
        return steps;
    }
}
