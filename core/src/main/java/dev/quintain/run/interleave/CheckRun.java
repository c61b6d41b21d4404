package dev.quintain.run.interleave;

import dev.quintain.bytecode.ClassFile;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.Workplace;
import dev.quintain.engine.interleave.explore.CheckEngine;
import dev.quintain.engine.interleave.explore.Checked;
import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.finding.RunSummary.ClassRow;
import dev.quintain.finding.RunSummary.Problem;
import dev.quintain.junit.Dialect;
import dev.quintain.report.SummaryJson;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.runtime.explore.Schedule;
import dev.quintain.subject.BadInput;
import dev.quintain.subject.ClassPath;
import dev.quintain.subject.JavaHome;
import dev.quintain.subject.Subject;
import dev.quintain.worker.WorkerOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One check of a class by scenarios that are made up. */
public final class CheckRun {
    private static final Pattern NAME = Pattern.compile("c(\\d{1,9}):([0-9a-z.-]+)");

    private final List<Path> classPath;
    private final Path javaHome;
    private final Plan plan;
    private final long scenarios;

    public CheckRun(List<Path> classPath, Path javaHome, Plan plan, long scenarios) {
        this.classPath = List.copyOf(classPath);
        this.javaHome = javaHome;
        this.plan = plan;
        this.scenarios = scenarios;
    }

    /**
     * @param replay the name of the one schedule to run; empty for all of them
     */
    public Checked run(String className, String replay, StopSignal stop) {
        var workplace = Workplace.on(javaHome, WorkerOptions.standard().heapMegabytes(), classPath);
        var engine = new CheckEngine(subject(className), workplace, plan, scenarios);
        Checked checked = replay.isEmpty() ? engine.check(stop) : replay(engine, replay, stop);
        mustHaveChecked(className, checked);
        return checked;
    }

    private Subject subject(String className) {
        ClassPath all = ClassPath.of(classPath, JavaHome.at(javaHome));
        ClassFile file = all.find(className)
                .filter(found -> !all.isPlatform(className))
                .orElseThrow(() -> BadInput.noSuchClass(className, all));
        return new Subject(all, List.of(file), List.of(), false);
    }

    /**
     * Writes the report, and a test if a schedule fails; returns where that is.
     *
     * @param out the folder
     */
    public List<Path> write(String className, Checked checked, Path out, String commandLine, Duration taken) {
        var problems = new ArrayList<Problem>();
        var tests = new ArrayList<Path>();
        try {
            Files.createDirectories(out);
            for (FailedScenario failed : checked.failure()) {
                var test = ScenarioTest.of(className, plan.seed(), failed);
                tests.add(test.write(out, Dialect.JUPITER));
                boolean again = showsAgain(className, test.schedule());
                problems.add(new Problem(
                        new CheckFinding(className, failed).finding(again), test.file(), test.method(), null));
            }
            var row = new ClassRow(className, 0, checked.schedules(), 0, problems.size(), 0, 0, 0, 0);
            new SummaryJson()
                    .write(
                            ExploredFindings.summary(
                                    "interleave", plan.seed(), commandLine, List.of(row), problems, taken.toMillis()),
                            out);
        } catch (IOException e) {
            throw new BadInput("cannot write to " + out + " (" + e.getMessage() + "); choose another --out");
        }
        return tests;
    }

    /** In a worker of its own. */
    private boolean showsAgain(String className, String schedule) {
        return !run(className, schedule, new StopSignal()).failure().isEmpty();
    }

    private static Checked replay(CheckEngine engine, String name, StopSignal stop) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches() || Schedule.parse(parts.group(2)) == null) {
            throw new BadInput(
                    "'" + name + "' is not the name of a schedule; one looks like c17:4.1-0.2, as the report of"
                            + " check has it");
        }
        return engine.replay(Long.parseLong(parts.group(1)), parts.group(2), stop);
    }

    /** What was not really checked must not look as if it were right. */
    private static void mustHaveChecked(String className, Checked checked) {
        if (!checked.trouble().isEmpty()) {
            throw new BadInput(className + " could not be checked: " + checked.trouble());
        }
        if (checked.sites() == 0) {
            throw new BadInput(
                    className + ": nothing was rewritten: it has no place where threads could notice each other");
        }
        if (checked.schedules() == 0) {
            throw new BadInput(
                    className + ": none of " + checked.scenarios() + " scenarios could be explored, since what"
                            + " comes before the threads waits, or what can come of them is too much; write a script");
        }
        if (checked.operations() == 0) {
            throw new BadInput(className + ": no thread came to a place where threads could notice each other");
        }
    }
}
