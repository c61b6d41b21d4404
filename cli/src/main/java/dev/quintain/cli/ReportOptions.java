package dev.quintain.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the report of a run goes, what it is compared with, and whether progress is shown. */
final class ReportOptions {
    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results go. Default: ${DEFAULT-VALUE}.",
            defaultValue = "quintain-out")
    Path out = Path.of("quintain-out");

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "The summary.json of an earlier run: only findings that are not in it count for the exit"
                    + " code.")
    @Nullable
    Path baseline;

    @Option(names = "--quiet", description = "No progress.")
    boolean quiet;

    Optional<Path> baselineFile() {
        return Optional.ofNullable(baseline);
    }

    ProgressDisplay progress(PrintWriter err, Terminal terminal) {
        return ProgressDisplay.on(err, terminal, quiet);
    }
}
