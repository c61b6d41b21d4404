package dev.quintain.run;

import dev.quintain.finding.RunSummary;
import dev.quintain.report.Baseline;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Holds runs against earlier ones. */
public final class Baselines {
    private Baselines() {}

    /** Reads an earlier run, before anything else is done; what comes back tells what is new since. */
    public static UnaryOperator<RunSummary> since(Optional<Path> file) {
        return file.map(Baselines::read)
                .<UnaryOperator<RunSummary>>map(baseline -> baseline::compare)
                .orElse(UnaryOperator.identity());
    }

    /** Reads an earlier run. */
    public static Baseline read(Path file) {
        try {
            return Baseline.read(file);
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput("cannot read the baseline " + file + "; give the summary.json of an earlier run");
        }
    }
}
