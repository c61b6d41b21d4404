package dev.quintain.run.hunt;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.explore.Checked;
import dev.quintain.engine.interleave.explore.Checked.FailedScenario;
import dev.quintain.finding.RunSummary.Event;
import dev.quintain.run.TimedStop;
import dev.quintain.run.interleave.CheckRun;
import dev.quintain.run.interleave.ScenarioTest;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.subject.BadInput;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Has several threads call classes that are meant for it, under many schedules; and drafts scripts for those in which
 * they wait for each other or take locks.
 *
 * @param drafting whether it does: once is enough
 */
record InterleaveJob(HuntSetup setup, String name, List<String> classes, long seed, boolean drafting, double weight)
        implements Job {
    private static final long SCHEDULES = 300;
    private static final long SCENARIOS = 300;
    /** What it counts of classes in which it has not seen all that it would. */
    static final String UNFINISHED = "unfinished";

    private static final Duration LEAST = Duration.ofSeconds(1);

    @Override
    public String engine() {
        return "interleave";
    }

    @Override
    public JobResult run(Duration time, StopSignal stop) {
        var caught = new ArrayList<EngineFinding>();
        var drafts = new HuntDrafts(setup);
        var events = new ArrayList<Event>();
        long scenarios = 0;
        long schedules = 0;
        long unfinished = 0;
        var checked = new ArrayList<String>();
        List<String> drafted = drafting ? drafts.applicable(classes) : List.of();
        var pace = new Pace(time, classes.size() + drafted.size(), LEAST);
        for (String className : classes) {
            if (stop.isStopped() || pace.isOver()) {
                break;
            }
            Duration share = pace.next();
            checked.add(className);
            try {
                Checked outcome = check(className, "", share, stop);
                scenarios += outcome.scenarios();
                schedules += outcome.schedules();
                unfinished += isUnfinished(outcome) ? 1 : 0;
                for (FailedScenario failed : outcome.failure()) {
                    caught.add(caught(className, failed, share, stop));
                }
            } catch (BadInput e) {
                events.add(new Event("could not be checked for several threads", 1, List.of(className)));
            }
            if (drafted.contains(className)) {
                drafts.write(className, pace.next(), stop);
            }
        }
        events.addAll(drafts.events());
        events.addAll(leftOut("had no time to check a class for several threads", checked));
        return JobResult.of(this)
                .reached(checked)
                .found(caught)
                .counted(Map.of(
                        "classes",
                        (long) checked.size(),
                        "scenarios",
                        scenarios,
                        "schedules",
                        schedules,
                        UNFINISHED,
                        unfinished,
                        "drafts",
                        (long) drafts.files().size()))
                .drafts(drafts.files())
                .events(events)
                .build();
    }

    /** Whether the time was over first. */
    private static boolean isUnfinished(Checked outcome) {
        return outcome.failure().isEmpty() && outcome.scenarios() < SCENARIOS;
    }

    private Checked check(String className, String replay, Duration time, StopSignal stop) {
        var plan = new Plan(Plan.Search.AUTO, seed, SCHEDULES, time.toNanos(), Limits.of(Mode.TICKS));
        try (var end = TimedStop.after(time, stop)) {
            return new CheckRun(paths(), setup.request().javaHome(), plan, SCENARIOS)
                    .run(className, replay, end.signal());
        }
    }

    private EngineFinding caught(String className, FailedScenario failed, Duration time, StopSignal stop) {
        var test = ScenarioTest.of(className, seed, failed);
        test.write(setup.folder(name), setup.request().dialect());
        return new CheckedFault(className, failed, seed, test.schedule(), paths())
                .caught(showsAgain(className, test.schedule(), time, stop), test, HuntSetup.JOBS + "/" + name);
    }

    private boolean showsAgain(String className, String schedule, Duration time, StopSignal stop) {
        try {
            return !check(className, schedule, time, stop).failure().isEmpty();
        } catch (BadInput e) {
            return false;
        }
    }

    private List<Path> paths() {
        return setup.target().subject().classPath().paths();
    }
}
