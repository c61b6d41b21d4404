package dev.quintain.benchmarks;

import dev.quintain.benchmarks.Benchmarks.Part;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.interleave.Manner;
import dev.quintain.examples.interleave.ReadWritePriority;
import dev.quintain.run.interleave.InterleaveOutcome;
import dev.quintain.run.interleave.InterleaveRequest;
import dev.quintain.run.interleave.InterleaveRun;
import dev.quintain.runtime.interleave.Pace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** How long a script of ten sequences takes: by our clock, by the wall's, and in Long, Hoffman and Strooper 2003. */
final class InterleaveCosts implements Part {
    /** Ten sequences, a hundred test cases, some 400 lines: as the script that section 4.3 has a time for. */
    private static final Path SCRIPT = Path.of("examples", "interleave", "scripts", "ReadWritePriority.conan");

    private static final double PAPER_MILLIS = 10_000;
    private static final double GOAL_MILLIS = 200;
    private static final int RUNS = 41;
    private static final int HEAP_MEGABYTES = 512;

    @Override
    public void measure(Sheet sheet) throws IOException {
        sheet.begin("A script of ten sequences");
        String text = Files.readString(SCRIPT);
        long ticks =
                text.lines().filter(line -> line.strip().startsWith("#tick")).count();
        double once = millis(text, Pace.QUIESCENT, 1);
        sheet.note("the whole command, from reading the script to the report", Sheet.text(once, " ms"));
        double each = (millis(text, Pace.QUIESCENT, RUNS) - once) / (RUNS - 1);
        sheet.atMost("a run, beside the loading of classes: mean of " + (RUNS - 1), each, GOAL_MILLIS, " ms");
        sheet.note("one of its " + ticks + " ticks", Sheet.text(each / ticks, " ms"));
        sheet.note("the paper's ten seconds: times as long", Sheet.text(PAPER_MILLIS / each, ""));
        double wall = millis("#ticktime 100\n" + text, Pace.WALL, 1);
        sheet.note("with --clock wall, ten ticks a second: times as long", Sheet.text(wall / each, ""));
    }

    private static double millis(String script, Pace pace, int runs) throws IOException {
        Path folder = Files.createTempDirectory("quintain-benchmark");
        var request = new InterleaveRequest(
                List.of(Files.writeString(folder.resolve(SCRIPT.getFileName()), script)),
                List.of(Locations.of(ReadWritePriority.class)),
                Path.of(System.getProperty("java.home")),
                new Manner(pace, runs, false),
                false,
                HEAP_MEGABYTES,
                Optional.empty(),
                folder,
                "");
        long begun = System.nanoTime();
        InterleaveOutcome outcome = new InterleaveRun(request).run(new StopSignal(), progress -> {});
        double millis = (System.nanoTime() - begun) / 1e6;
        if (outcome.hasNews()) {
            throw new IllegalStateException("the script is not green any more");
        }
        return millis;
    }
}
