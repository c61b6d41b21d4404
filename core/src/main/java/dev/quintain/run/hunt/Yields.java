package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What jobs brought that nothing before them had. */
final class Yields {
    private final Map<String, Double> byJob = new HashMap<>();
    private final List<Finding> findings;

    Yields(List<JobResult> inOrder) {
        findings = inOrder.stream()
                .flatMap(result -> result.findings().stream())
                .map(found -> found.problem().finding())
                .toList();
        Set<Cause> known = new HashSet<>();
        for (JobResult result : inOrder) {
            long fresh = result.findings().stream()
                    .filter(found -> known.add(Cause.of(found.problem().finding())))
                    .count();
            boolean promising = isStillGrowing(result.growth())
                    || result.counts().getOrDefault(InterleaveJob.UNFINISHED, 0L) > 0
                    || result.cameToNothing();
            byJob.put(result.job(), fresh + (promising ? 1.0 : 0.0));
        }
    }

    /** 0 if it found nothing new. */
    double of(String job) {
        return byJob.getOrDefault(job, 0.0);
    }

    /** Whether an engine has found anything in a class. */
    boolean hasAny(String engine, String className) {
        return findings.stream()
                .anyMatch(finding ->
                        finding.engine().equals(engine) && finding.className().equals(className));
    }

    /** Whether the last third of the time had a part in it. */
    private static boolean isStillGrowing(List<CoveragePoint> growth) {
        if (growth.size() < 3) {
            return !growth.isEmpty();
        }
        return growth.get(growth.size() - 1).taken()
                > growth.get(growth.size() * 2 / 3).taken();
    }
}
