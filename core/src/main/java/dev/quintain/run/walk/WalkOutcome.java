package dev.quintain.run.walk;

import dev.quintain.finding.WalkReport;

/**
 * What a walk came to.
 *
 * @param failed whether a validation came to anything but right results
 */
public record WalkOutcome(WalkReport report, boolean failed) {}
