package dev.quintain.run.interleave;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.ScriptUnderTest;
import dev.quintain.engine.interleave.explore.ExploreEngine;
import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.finding.RunSummary;
import dev.quintain.report.SummaryJson;
import dev.quintain.run.Baselines;
import dev.quintain.run.RunOutcome;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Plan;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One exploration of scripts: read them, translate and compile them, run their sequences under many schedules. */
public final class ExploreRun {
    private final ExploreRequest request;
    private final UnaryOperator<RunSummary> sinceBaseline;

    public ExploreRun(ExploreRequest request) {
        this.request = request;
        this.sinceBaseline = Baselines.since(request.scripts().baseline(), "interleave");
    }

    /**
     * What is left in the folder for results.
     *
     * @param tests one for each script that fails
     */
    public record Written(RunOutcome run, List<Path> tests) {
        public Written {
            tests = List.copyOf(tests);
        }
    }

    public List<ExploredScript> run(StopSignal stop, Progress.Listener listener) {
        List<ScriptUnderTest> scripts = new ScriptFiles(request.scripts()).prepare();
        List<ExploredScript> results = request.replay().isEmpty()
                ? engine(scripts, request.plan()).explore(stop, listener)
                : replay(scripts, stop);
        results.forEach(ExploreRun::mustHaveExplored);
        return results;
    }

    /** Writes the report, and a test for each script that fails. */
    public Written write(List<ExploredScript> results, Duration taken) {
        InterleaveRequest base = request.scripts();
        Plan plan = request.plan();
        var findings = new ExploredFindings(results, plan.limits().mode(), plan.seed(), base.commandLine());
        RunSummary summary = sinceBaseline.apply(findings.summary(taken.toMillis()));
        try {
            Files.createDirectories(base.out());
            new SummaryJson().write(summary, base.out());
        } catch (IOException e) {
            throw new BadInput("cannot write to " + base.out() + " (" + e.getMessage() + "); choose another --out");
        }
        List<Path> tests = new ReplayTest(base.out(), request.plan().limits().mode())
                .write(results, base.scripts().stream().map(ScriptFiles::read).toList());
        return new Written(new RunOutcome(summary, base.out(), Optional.empty()), tests);
    }

    /** All but the first must come to the same as the first, so that one is enough to tell. */
    private List<ExploredScript> replay(List<ScriptUnderTest> scripts, StopSignal stop) {
        ReplayName name = ReplayName.parse(request.replay());
        if (scripts.size() != 1
                || name.sequence() < 1
                || name.sequence() > scripts.get(0).sequences()) {
            throw new BadInput("--replay " + name + " takes one script that has such a sequence");
        }
        Plan plan = request.plan();
        Limits limits =
                new Limits(name.mode(), plan.limits().mostSteps(), plan.limits().spuriousWakeUps());
        List<ExploredScript> replays = engine(scripts, new Plan(plan.search(), plan.seed(), 1, plan.nanos(), limits))
                .replay(
                        name.sequence(),
                        name.schedule(),
                        request.scripts().manner().runs(),
                        stop);
        long failing = replays.stream().filter(one -> one.failures() > 0).count();
        if (failing > 0 && failing < replays.size()) {
            throw new BadInput(
                    "the replay diverged: only " + failing + " of " + replays.size() + " replays of " + name + " fail");
        }
        return replays.subList(0, 1);
    }

    /** What was not really explored must not look as if it were right. */
    private static void mustHaveExplored(ExploredScript result) {
        String file = result.script().file();
        int number = result.first();
        for (Explored explored : result.sequences()) {
            if (!explored.trouble().isEmpty()) {
                throw new BadInput(file + ": sequence " + number + " could not be explored: " + explored.trouble());
            }
            number++;
        }
        if (result.sites() == 0) {
            throw new BadInput(
                    file + ": nothing was rewritten: none of the classes under test has a place where threads"
                            + " could notice each other; check --classpath");
        }
        if (result.operations() == 0) {
            throw new BadInput(file + ": no thread came to a place where threads could notice each other; there was"
                    + " nothing to explore");
        }
    }

    private ExploreEngine engine(List<ScriptUnderTest> scripts, Plan plan) {
        return new ExploreEngine(scripts, request.scripts().workplace(), plan, System::nanoTime);
    }
}
