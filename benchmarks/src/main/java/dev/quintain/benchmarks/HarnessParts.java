package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The parts of a test's cost, as JMH measures them. */
final class HarnessParts implements Part {
    private static final double GOAL_NANOS = 1000;

    @Override
    public void measure(Sheet sheet) throws RunnerException {
        sheet.begin("Parts of a trivial test, without worker and guard (JMH)");
        sheet.note("the call, compiled in", Sheet.text(nanos("direct"), " ns"));
        sheet.atMost("the call by the harness", nanos("run"), GOAL_NANOS, " ns");
        sheet.note("from number to test", Sheet.text(nanos("unrank"), " ns"));
    }

    private static double nanos(String benchmark) throws RunnerException {
        RunResult result = new Runner(new OptionsBuilder()
                        .include(HarnessCalls.class.getName() + "\\." + benchmark + "$")
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .runSingle();
        return result.getPrimaryResult().getScore();
    }
}
