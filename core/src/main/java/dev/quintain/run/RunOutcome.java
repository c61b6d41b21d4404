package dev.quintain.run;

import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Standing;
import java.nio.file.Path;

/**
 * What a run leaves its caller with.
 *
 * @param report the folder with the results
 */
public record RunOutcome(RunSummary summary, Path report) {
    /** Whether there is anything the user has not seen before. */
    public boolean hasNews() {
        return summary.problems().stream().anyMatch(problem -> problem.standing() != Standing.KNOWN);
    }
}
