package dev.quintain.run.hunt;

import dev.quintain.finding.Finding;
import dev.quintain.finding.RankedFinding;
import dev.quintain.finding.Rule;
import dev.quintain.finding.RunSummary.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One list of all that was found: the same fault is in it once, the likeliest come first. What nobody had the time to see a
 * second time is in none: it may not be there then.
 */
final class FaultList {
    private static final int OTHERS = 20;

    private static final String SEEN_ONCE =
            "a fault was seen once, but there was no time to see it again, so it is not in the list";

    private static final Comparator<EngineFinding> SHORTEST = Comparator.comparing(
                    (EngineFinding each) -> !each.problem().finding().confirmed())
            .thenComparing(
                    each -> each.problem().testFile() == null && each.replay().isEmpty())
            .thenComparing(each -> Ranking.of(each.problem().finding()).rank())
            .thenComparing(each -> each.problem().finding().reproducer().length())
            .thenComparing(each -> each.problem().finding().reproducer())
            .thenComparing(EngineFinding::engine);

    private final Map<Cause, List<EngineFinding>> faults = new LinkedHashMap<>();
    private final Map<Cause, Finding> seenOnce = new LinkedHashMap<>();

    FaultList(List<JobResult> results) {
        results.forEach(result -> result.findings().forEach(this::add));
        EndlessCalls.in(faults).forEach(this::join);
        PassedOnCalls.in(faults).forEach(this::join);
        // First what injection found: those that let an exception through may be the same.
        SameTraces.in(faults, Rule.HANDLER_THROWS).forEach(this::join);
        SameTraces.in(faults, Rule.PASSED_ON_EXCEPTION).forEach(this::join);
        faults.forEach((cause, findings) -> {
            Finding finding = lead(findings).problem().finding();
            if (!finding.confirmed()) {
                seenOnce.put(cause, finding);
            }
        });
        faults.keySet().removeAll(seenOnce.keySet());
    }

    private void join(Cause cause, Cause other) {
        faults.getOrDefault(other, new ArrayList<>()).addAll(faults.getOrDefault(cause, List.of()));
        faults.remove(cause);
    }

    private void add(EngineFinding found) {
        faults.computeIfAbsent(Cause.of(found.problem().finding()), cause -> new ArrayList<>())
                .add(found);
    }

    int size() {
        return faults.size();
    }

    /** What is to be told of those that are not in the list. */
    List<Event> notes() {
        return seenOnce.isEmpty()
                ? List.of()
                : List.of(new Event(
                        SEEN_ONCE,
                        seenOnce.size(),
                        seenOnce.values().stream().map(FaultList::brief).toList()));
    }

    /** The names of all that was seen, be it in the list or not. */
    Set<String> seen(Fingerprints fingerprints) {
        return Stream.concat(faults.keySet().stream(), seenOnce.keySet().stream())
                .map(fingerprints::of)
                .collect(Collectors.toSet());
    }

    private static String brief(Finding finding) {
        return finding.reproducer() + " " + finding.thrown().headline();
    }

    /** Those that stand for the faults. */
    List<EngineFinding> leads() {
        return faults.values().stream().map(FaultList::lead).toList();
    }

    private static EngineFinding lead(List<EngineFinding> findings) {
        return findings.stream().min(SHORTEST).orElseThrow();
    }

    /**
     * The list.
     *
     * @param classes names of those that are hunted
     * @param fingerprints names for the faults
     * @param shown where the test of one is, and its source
     */
    List<RankedFinding> ranked(Set<String> classes, Fingerprints fingerprints, Function<EngineFinding, Shown> shown) {
        var habits = new Habits(
                leads().stream().map(lead -> lead.problem().finding()).toList());
        return faults.entrySet().stream()
                .map(fault -> ranked(
                        habits,
                        HuntTarget.hunted(fault.getKey().className(), classes),
                        fingerprints.of(fault.getKey()),
                        fault.getValue(),
                        shown))
                .sorted(Comparator.comparing(RankedFinding::rank)
                        .thenComparing(each -> each.finding().rule())
                        .thenComparing(RankedFinding::className)
                        .thenComparing(each -> each.finding().reproducer()))
                .toList();
    }

    private static RankedFinding ranked(
            Habits habits,
            Optional<String> className,
            String fingerprint,
            List<EngineFinding> findings,
            Function<EngineFinding, Shown> shown) {
        EngineFinding lead = lead(findings);
        Finding finding = lead.problem().finding();
        Ranking ranking = habits.rank(finding);
        Shown test = shown.apply(lead);
        return new RankedFinding(
                finding,
                className.orElse(finding.className()),
                fingerprint,
                ranking.rank(),
                ranking.reason(),
                findings.stream().map(EngineFinding::engine).distinct().sorted().toList(),
                findings.stream()
                        .map(each -> each.problem().finding().operation())
                        .filter(operation -> !operation.equals(finding.operation()))
                        .distinct()
                        .sorted()
                        .limit(OTHERS)
                        .toList(),
                findings.stream()
                        .mapToLong(each -> each.problem().finding().occurrences())
                        .sum(),
                test.file(),
                test.method(),
                test.source(),
                lead.schedule(),
                null);
    }
}
