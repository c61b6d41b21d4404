package dev.quintain.run.hunt;

import dev.quintain.finding.HuntSummary;
import dev.quintain.finding.Rank;
import dev.quintain.finding.RunSummary.Standing;
import java.nio.file.Path;
import java.util.List;

/**
 * What a hunt leaves its caller with.
 *
 * @param report the page to look at first
 * @param faults of ours that came in the way, in words
 */
public record HuntOutcome(HuntSummary summary, Path report, List<String> faults) {
    public HuntOutcome {
        faults = List.copyOf(faults);
    }

    /** Whether it came to no answer at all. */
    public boolean isVoid() {
        return summary.isVoid();
    }

    /** Whether there is anything new of that rank or a higher one. */
    public boolean hasNews(Rank least) {
        return summary.findings().stream()
                .anyMatch(finding -> finding.rank().isAtLeast(least) && finding.standing() != Standing.KNOWN);
    }
}
