package dev.quintain.run.walk;

import dev.quintain.finding.WalkReport;
import java.util.List;

/**
 * What a walk came to.
 *
 * @param tests files of what was confirmed as tests, relative to the output folder
 * @param failed whether a validation came to anything but right results
 */
public record WalkOutcome(WalkReport report, List<String> tests, boolean failed) {
    public WalkOutcome {
        tests = List.copyOf(tests);
    }
}
