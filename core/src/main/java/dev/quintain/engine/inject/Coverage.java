package dev.quintain.engine.inject;

import dev.quintain.bytecode.CallSite;
import dev.quintain.bytecode.CallSite.Way;
import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.TrialReport;
import dev.quintain.runtime.inject.TrialReport.Caught;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Which calls were made by which tests, and which handlers were reached from them. */
final class Coverage {
    private final Project project;
    private final Map<Integer, List<Candidate>> candidates = new TreeMap<>();
    private final Map<Integer, Set<List<String>>> declared = new TreeMap<>();
    private final Set<Pair> covered = new HashSet<>();

    Coverage(Project project) {
        this.project = project;
    }

    /** Notes what the suite did by itself. */
    void record(List<TestCase> tests, List<TestRun> containers) {
        for (TestCase test : tests) {
            note(test, test.first().trial(), List.of());
        }
        for (TestRun container : containers) {
            tests.stream()
                    .filter(test -> test.first().uniqueId().startsWith(container.uniqueId()))
                    .forEach(test -> note(test, container.trial(), List.of()));
        }
    }

    /** Notes what a run with injected exceptions did: calls that nobody made before can be made so. */
    void nested(TestCase test, TrialReport trial, List<Arm> arms) {
        Map<Integer, List<String>> fresh = new TreeMap<>(trial.hits());
        fresh.keySet().removeAll(candidates.keySet());
        note(test, new TrialReport(fresh, trial.caught(), trial.shots()), arms);
    }

    private void note(TestCase test, TrialReport trial, List<Arm> before) {
        trial.hits().forEach((site, exceptions) -> {
            declared.computeIfAbsent(site, number -> new LinkedHashSet<>()).add(exceptions);
            if (test.first().status() == Status.PASSED) {
                candidates
                        .computeIfAbsent(site, number -> new ArrayList<>())
                        .add(new Candidate(test, before, exceptions));
            }
        });
        trial.caught().forEach(this::cover);
    }

    private void cover(Caught caught) {
        CallSite site = project.site(caught.site());
        for (Way way : site.ways()) {
            if (way.handler() == caught.handler() && caught.types().contains(way.exception())) {
                covered.add(new Pair(site, way));
            }
        }
    }

    void cover(Pair pair) {
        covered.add(pair);
    }

    boolean isCovered(Pair pair) {
        return covered.contains(pair);
    }

    /** The calls that were made, and could have ended with an exception. */
    List<CallSite> executed() {
        return declared.keySet().stream()
                .map(project::site)
                .filter(site -> site.ways().stream().anyMatch(way -> isPossible(new Pair(site, way))))
                .toList();
    }

    /** Made calls whose real callees declare nothing of what the static type does. */
    List<CallSite> impossible() {
        return declared.keySet().stream()
                .map(project::site)
                .filter(site -> site.ways().stream().noneMatch(way -> isPossible(new Pair(site, way))))
                .toList();
    }

    /** Calls and exceptions that may come out of them, among the calls that were made. */
    List<Pair> pairs() {
        return executed().stream()
                .flatMap(site -> site.ways().stream().map(way -> new Pair(site, way)))
                .filter(this::isPossible)
                .toList();
    }

    private boolean isPossible(Pair pair) {
        return isCovered(pair)
                || declared.getOrDefault(pair.site().number(), Set.of()).stream()
                        .anyMatch(exceptions -> isPossible(pair, exceptions));
    }

    private boolean isPossible(Pair pair, List<String> exceptions) {
        return pair.way().isShort()
                || exceptions.equals(TrialReport.AS_DECLARED)
                || project.isSubtype(pair.exception(), "java.lang.RuntimeException")
                || project.isSubtype(pair.exception(), "java.lang.Error")
                || exceptions.stream()
                        .anyMatch(each ->
                                project.isSubtype(pair.exception(), each) || project.isSubtype(each, pair.exception()));
    }

    List<Pair> uncovered() {
        return pairs().stream().filter(pair -> !isCovered(pair)).toList();
    }

    long coveredCount() {
        return pairs().stream().filter(this::isCovered).count();
    }

    /** The tests that can make the call and have it throw, fastest first. */
    List<Candidate> candidates(Pair pair, Predicate<TestCase> usable) {
        List<Candidate> able = candidates.getOrDefault(pair.site().number(), List.of()).stream()
                .filter(candidate -> usable.test(candidate.test()) && isPossible(pair, candidate.declared()))
                .toList();
        long fastest = able.stream()
                .mapToLong(each -> each.test().first().nanos())
                .min()
                .orElse(0);
        return able.stream()
                .sorted(Comparator.comparingInt(
                                (Candidate each) -> each.before().size())
                        .thenComparingInt(each -> each.test().slowness(fastest))
                        .thenComparingInt(each -> each.test().order()))
                .toList();
    }
}
