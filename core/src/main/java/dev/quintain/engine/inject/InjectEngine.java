package dev.quintain.engine.inject;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.runtime.inject.Words;
import dev.quintain.worker.WorkerDied;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Runs a suite once, then one test for every call and exception whose handler was not reached; while handlers that run for
 * the first time make calls of their own, in further rounds.
 */
public final class InjectEngine {
    private final Project project;
    private final Suite suite;
    private final InjectOptions options;
    private final LongSupplier clock;
    private final Coverage coverage;
    private final Bench bench;
    private final Set<Pair> tried = new HashSet<>();
    private final List<TestCase> tests = new ArrayList<>();
    private final List<TestRun> containers = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<Counts> rounds = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();

    public InjectEngine(Project project, Suite suite, InjectOptions options, LongSupplier clock) {
        this.project = project;
        this.suite = suite;
        this.options = options;
        this.clock = clock;
        this.coverage = new Coverage(project);
        this.bench = new Bench(project, suite, coverage);
    }

    public InjectResult run(StopSignal stop, Listener listener) {
        stop.onStop(suite::stop);
        long begun = clock.getAsLong();
        record(stop, listener);
        long suiteNanos = clock.getAsLong() - begun;
        coverage.record(tests, containers);
        List<Pair> byTests =
                coverage.pairs().stream().filter(coverage::isCovered).toList();
        rounds.add(counts());
        listener.recorded(tests, counts());
        for (List<Work> work = work(); !work.isEmpty() && !stop.isStopped(); work = work()) {
            List<Attempt> round = round(work, stop, listener);
            attempts.addAll(round);
            rounds.add(counts());
            listener.round(round, counts());
        }
        return new InjectResult(
                tests,
                rounds,
                attempts,
                byTests,
                coverage.uncovered(),
                coverage.impossible(),
                bench.notRepeatable(),
                notes,
                bench.runs(tests.size()),
                suiteNanos);
    }

    private void record(StopSignal stop, Listener listener) {
        try {
            notes.addAll(suite.runAll(words -> note(words, listener)));
        } catch (WorkerDied e) {
            if (!stop.isStopped()) {
                notes.add("ended: " + running + ", " + e.getMessage());
            }
        }
    }

    private String running = "before the first test";

    private void note(Words words, Listener listener) {
        if (words instanceof Words.Starting starting) {
            running = starting.name();
        } else if (words instanceof Words.Ran ran) {
            if (ran.run().status() == Status.CONTAINER) {
                containers.add(ran.run());
            } else {
                tests.add(new TestCase(tests.size(), ran.run()));
                listener.update(new Progress("recording", tests.size(), 0, 0));
            }
        }
    }

    /** What is still to be tried, and with which test. */
    private List<Work> work() {
        var work = new ArrayList<Work>();
        for (Pair pair : coverage.uncovered()) {
            List<Candidate> candidates = coverage.candidates(pair, bench::isUsable);
            if (candidates.isEmpty() || tried.contains(pair)) {
                continue;
            }
            if (options.allTests()) {
                candidates.forEach(candidate -> work.add(new Work(pair, candidate)));
            } else {
                work.add(new Work(pair, chosen(pair, candidates)));
            }
        }
        return work;
    }

    private Candidate chosen(Pair pair, List<Candidate> candidates) {
        String wanted = options.named().get(pair.site().place());
        return candidates.stream()
                .filter(candidate ->
                        wanted != null && candidate.test().first().name().contains(wanted))
                .findFirst()
                .orElse(candidates.get(0));
    }

    private List<Attempt> round(List<Work> work, StopSignal stop, Listener listener) {
        Map<TestCase, List<Work>> byTest = new LinkedHashMap<>();
        work.forEach(each -> byTest.computeIfAbsent(each.candidate().test(), test -> new ArrayList<>())
                .add(each));
        var round = new ArrayList<Attempt>();
        for (var group : byTest.entrySet()) {
            if (stop.isStopped()) {
                break;
            }
            List<Attempt> done = bench.tryAll(group.getKey(), group.getValue());
            // Pairs of a test that is not repeatable are left for another one.
            if (bench.isUsable(group.getKey())) {
                group.getValue().forEach(each -> tried.add(each.pair()));
                round.addAll(done);
            }
            listener.update(new Progress("injecting", round.size(), work.size(), faults(round)));
        }
        return round;
    }

    private static long faults(List<Attempt> attempts) {
        return attempts.stream()
                .filter(attempt -> attempt.verdict().outcome().isFault())
                .count();
    }

    private Counts counts() {
        int open = (int) coverage.uncovered().stream()
                .filter(pair -> !tried.contains(pair))
                .filter(pair -> !coverage.candidates(pair, bench::isUsable).isEmpty())
                .count();
        return new Counts(project.sites().size(), coverage.executed().size(), (int) coverage.coveredCount(), open);
    }
}
