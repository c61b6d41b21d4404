package dev.quintain.benchmarks;

import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Manner;
import dev.quintain.engine.interleave.explore.ExploredScript;
import dev.quintain.run.interleave.ExploreRequest;
import dev.quintain.run.interleave.ExploreRun;
import dev.quintain.run.interleave.InterleaveRequest;
import dev.quintain.runtime.explore.Explored;
import dev.quintain.runtime.explore.Limits;
import dev.quintain.runtime.explore.Mode;
import dev.quintain.runtime.explore.Plan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How many schedules of the producer-consumer script run in a second, in one worker, and what a step of one costs. */
final class ExploreCosts implements Benchmarks.Part {
    private static final Path SCRIPT = Path.of("examples", "interleave", "scripts", "ProducerConsumer.conan");
    private static final Path SCENARIO = Path.of("examples", "interleave", "scenarios", "ProducerConsumer.conan");
    private static final Path CLASSES = Path.of("examples", "interleave", "target", "classes");
    private static final int FEW = 4_000;
    private static final int MANY = 24_000;
    private static final int GOAL = 5_000;
    private static final double NANOS = 1e9;

    @Override
    public void measure(Sheet sheet) {
        sheet.begin("Exploring the producer-consumer script");
        measure(sheet, "the script", SCRIPT, Mode.TICKS);
        measure(sheet, "the scenario", SCENARIO, Mode.OVERLAP);
        new ExploreMemory().measure(sheet);
    }

    /** The slope between a short run and a long one, so that the start of the worker does not count. */
    private static void measure(Sheet sheet, String what, Path script, Mode mode) {
        long begun = System.nanoTime();
        Totals few = run(script, mode, Plan.Search.RANDOM, FEW);
        long between = System.nanoTime();
        Totals many = run(script, mode, Plan.Search.RANDOM, MANY);
        double seconds = (System.nanoTime() - between - (between - begun)) / NANOS;
        double executions = many.executions - few.executions;
        double operations = many.operations - few.operations;
        sheet.atLeast("executions per second, " + what, executions / seconds, GOAL, "");
        sheet.note("one step, " + what, Sheet.text(seconds * 1e6 / operations, " us"));
    }

    record Totals(long executions, long operations) {}

    static Totals run(Path script, Mode mode, Plan.Search search, int schedules) {
        var request = new InterleaveRequest(
                List.of(script),
                List.of(CLASSES),
                Path.of(System.getProperty("java.home")),
                Manner.PLAIN,
                false,
                256,
                Optional.empty(),
                Path.of("target"),
                "");
        var plan = new Plan(search, 1, schedules, Duration.ofMinutes(10).toNanos(), Limits.of(mode));
        List<ExploredScript> results =
                new ExploreRun(new ExploreRequest(request, plan, "")).run(new StopSignal(), progress -> {});
        List<Explored> sequences = results.get(0).sequences();
        return new Totals(
                sequences.stream().mapToLong(Explored::executions).sum(),
                sequences.stream().mapToLong(Explored::operations).sum());
    }
}
