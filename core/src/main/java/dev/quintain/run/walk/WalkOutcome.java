package dev.quintain.run.walk;

import dev.quintain.finding.WalkReport;
import dev.quintain.worker.WorkerFault;
import java.util.List;
import java.util.Optional;

/**
 * What a walk came to.
 *
 * @param tests files of what was confirmed as tests, relative to the output folder
 * @param fault the fault of ours that ended the walk early, if one did
 * @param failed whether a validation came to anything but right results
 */
public record WalkOutcome(WalkReport report, List<String> tests, boolean failed, Optional<WorkerFault> fault) {
    public WalkOutcome {
        tests = List.copyOf(tests);
    }
}
