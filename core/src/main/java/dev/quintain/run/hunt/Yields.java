package dev.quintain.run.hunt;

import dev.quintain.engine.generate.Coverage;
import dev.quintain.engine.generate.Coverage.Reached;
import dev.quintain.finding.Finding;
import dev.quintain.finding.HuntSummary.CoveragePoint;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What jobs brought that nothing before them had, and of which classes. */
final class Yields {
    private final Map<String, Double> byJob = new HashMap<>();
    private final Map<String, Set<String>> classes = new HashMap<>();
    private final List<Finding> findings;

    Yields(List<JobResult> inOrder) {
        findings = inOrder.stream()
                .flatMap(result -> result.findings().stream())
                .map(found -> found.problem().finding())
                .toList();
        Set<Cause> known = new HashSet<>();
        Coverage reached = Coverage.NONE;
        for (JobResult result : inOrder) {
            List<Finding> fresh = result.findings().stream()
                    .map(found -> found.problem().finding())
                    .filter(finding -> known.add(Cause.of(finding)))
                    .toList();
            boolean growing = isStillGrowing(result.growth());
            boolean promising =
                    growing || result.counts().getOrDefault(InterleaveJob.UNFINISHED, 0L) > 0 || result.cameToNothing();
            byJob.put(result.job(), fresh.size() + (promising ? 1.0 : 0.0));
            Set<String> fruitful = new HashSet<>(result.cameToNothing() ? result.classes() : List.of());
            fresh.forEach(finding -> fruitful.add(finding.className()));
            fruitful.addAll(growing ? further(result.coverage(), reached) : Set.of());
            classes.put(result.job(), fruitful);
            reached = reached.plus(result.coverage());
        }
    }

    /** The classes of which one covers what the other does not. */
    private static Set<String> further(Coverage one, Coverage other) {
        Set<String> further = new HashSet<>();
        one.classes().forEach((name, reached) -> {
            var fresh = (BitSet) reached.taken().clone();
            Reached before = other.classes().get(name);
            if (before != null) {
                fresh.andNot(before.taken());
            }
            if (!fresh.isEmpty()) {
                further.add(name);
            }
        });
        return further;
    }

    /** 0 if it found nothing new. */
    double of(String job) {
        return byJob.getOrDefault(job, 0.0);
    }

    /** Those of some classes, nested ones counted with theirs, in which a job found something new. */
    List<String> of(String job, List<String> some) {
        Set<String> all = Set.copyOf(some);
        Set<String> fruitful = new HashSet<>();
        classes.getOrDefault(job, Set.of())
                .forEach(name -> HuntTarget.hunted(name, all).ifPresent(fruitful::add));
        return some.stream().filter(fruitful::contains).toList();
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
