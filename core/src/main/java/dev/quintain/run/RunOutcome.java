package dev.quintain.run;

import dev.quintain.finding.RunSummary;
import dev.quintain.finding.RunSummary.Standing;
import dev.quintain.worker.WorkerFault;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a run leaves its caller with.
 *
 * @param report the folder with the results
 * @param fault the fault of ours that ended the run early, if one did
 */
public record RunOutcome(RunSummary summary, Path report, Optional<WorkerFault> fault) {
    /** Whether there is anything the user has not seen before. */
    public boolean hasNews() {
        return summary.problems().stream().anyMatch(problem -> problem.standing() != Standing.KNOWN);
    }
}
