package dev.quintain.run;

import dev.quintain.finding.RunSummary;
import dev.quintain.report.Baseline;
import dev.quintain.subject.BadInput;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Holds runs against earlier ones. */
public final class Baselines {
    private Baselines() {}

    /**
     * Reads an earlier run, before anything else is done; what comes back tells what is new since.
     *
     * @param engine the one that runs now: the earlier run must have been its
     */
    public static UnaryOperator<RunSummary> since(Optional<Path> file, String engine) {
        return file.map(each -> read(each, engine))
                .<UnaryOperator<RunSummary>>map(baseline -> baseline::compare)
                .orElse(UnaryOperator.identity());
    }

    /** Reads an earlier run of the engine. */
    public static Baseline read(Path file, String engine) {
        String instead = "; give the summary.json of an earlier quintain " + engine;
        try {
            return Baseline.read(file, engine);
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no baseline " + file + instead);
        } catch (IOException e) {
            throw new BadInput("cannot use the baseline " + file + " (" + e.getMessage() + ")" + instead);
        }
    }
}
