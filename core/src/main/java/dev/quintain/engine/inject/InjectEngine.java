package dev.quintain.engine.inject;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.worker.WorkerFault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a suite once, then one test for every call and exception whose handler was not reached; while handlers that run for
 * the first time make calls of their own, in further rounds.
 */
public final class InjectEngine {
    /** How long the user, who wants no more, waits for faults to be confirmed. */
    private static final Duration LAST_MOMENT = Duration.ofSeconds(30);

    /** So many tests are tried for a call, should they not get to it again as they did in the suite. */
    private static final int CHANCES = 3;

    private final Project project;
    private final Suite suite;
    private final InjectOptions options;
    private final StopSignal stop;
    private final LongSupplier clock;
    private final Coverage coverage;
    private final Recording recording;
    private final Bench bench;
    private final Set<Pair> tried = new HashSet<>();
    /** Tests that did not get to the call again. */
    private final Map<Pair, Set<TestCase>> astray = new HashMap<>();

    private final List<Counts> rounds = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();
    private @Nullable WorkerFault fault;

    public InjectEngine(Project project, Suite suite, InjectOptions options, StopSignal stop, LongSupplier clock) {
        this.project = project;
        this.suite = suite;
        this.options = options;
        this.clock = clock;
        this.coverage = new Coverage(project);
        this.recording = new Recording(suite);
        this.stop = stop;
        this.bench = new Bench(new TestRuns(suite, coverage, new Judge(project), stop::isStopped));
    }

    public InjectResult run(Listener listener) {
        stop.onStop(suite::stop);
        long begun = clock.getAsLong();
        recording.run(listener);
        long suiteNanos = clock.getAsLong() - begun;
        coverage.record(recording.tests(), recording.containers());
        List<Pair> byTests =
                coverage.pairs().stream().filter(coverage::isCovered).toList();
        List<String> notes = new ArrayList<>(recording.notes());
        notes.addAll(unused());
        rounds.add(counts());
        listener.recorded(recording.tests(), counts());
        List<Work> work = work();
        for (; !work.isEmpty() && !stop.isStopped() && fault == null; work = work()) {
            List<Attempt> round = round(work, listener);
            attempts.removeIf(earlier -> round.stream().anyMatch(each -> isInPlaceOf(earlier, each)));
            attempts.addAll(round);
            rounds.add(counts());
            listener.round(round, counts());
        }
        if (fault != null) {
            notes.add("ended early by a fault of ours: " + fault.getMessage());
        }
        return new InjectResult(
                recording.tests(),
                rounds,
                attempts,
                byTests,
                coverage.uncovered(),
                work.stream().map(Work::pair).toList(),
                coverage.impossible(),
                bench.notRepeatable(),
                notes,
                bench.runs(recording.tests().size()),
                suiteNanos,
                Optional.ofNullable(fault));
    }

    /** Tests that the user named and that do not make the call. */
    private List<String> unused() {
        return options.named().entrySet().stream()
                .filter(named -> coverage.uncovered().stream()
                        .filter(pair -> pair.site().place().equals(named.getKey()))
                        .flatMap(pair -> coverage.candidates(pair, bench::isUsable).stream())
                        .noneMatch(candidate -> isNamed(candidate, named.getValue())))
                .map(named -> "--test-for " + named.getKey() + "=" + named.getValue()
                        + " is not used: no passing test of that name makes a call there whose handler is not covered")
                .toList();
    }

    /** What is still to be tried, and with which test. */
    private List<Work> work() {
        var work = new ArrayList<Work>();
        for (Pair pair : coverage.uncovered()) {
            List<Candidate> candidates = candidates(pair);
            if (candidates.isEmpty()) {
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

    /** The ways to get to a call that were not tried yet; none if one of them did get there. */
    private List<Candidate> candidates(Pair pair) {
        Set<TestCase> useless = astray.getOrDefault(pair, Set.of());
        return tried.contains(pair)
                ? List.of()
                : coverage.candidates(pair, test -> bench.isUsable(test) && !useless.contains(test));
    }

    private Candidate chosen(Pair pair, List<Candidate> candidates) {
        String wanted = options.named().get(pair.site().place());
        return candidates.stream()
                .filter(candidate -> wanted != null && isNamed(candidate, wanted))
                .findFirst()
                .orElse(candidates.get(0));
    }

    private static boolean isNamed(Candidate candidate, String wanted) {
        return candidate.test().first().name().contains(wanted);
    }

    private List<Attempt> round(List<Work> work, Listener listener) {
        Map<TestCase, List<Work>> byTest = new LinkedHashMap<>();
        work.forEach(each -> byTest.computeIfAbsent(each.candidate().test(), test -> new ArrayList<>())
                .add(each));
        var round = new ArrayList<Tried>();
        try {
            for (var group : byTest.entrySet()) {
                bench.tryAll(group.getKey(), group.getValue(), round);
                listener.update(new Progress("injecting", round.size(), work.size(), faults(round)));
            }
        } catch (Stopped e) {
            // What was found so far is made sure of all the same.
        } catch (WorkerFault e) {
            fault = e;
        }
        // Pairs of a test that is not repeatable are left for another one.
        round.forEach(this::note);
        long latest = clock.getAsLong() + LAST_MOMENT.toNanos();
        return bench.confirmed(round, () -> stop.isStopped() && clock.getAsLong() > latest);
    }

    private void note(Tried each) {
        Pair pair = each.work().pair();
        Set<TestCase> useless = astray.computeIfAbsent(pair, first -> new HashSet<>());
        useless.add(each.work().candidate().test());
        boolean another =
                each.attempt().verdict().outcome().isAstray() && !options.allTests() && useless.size() < CHANCES;
        if (!another) {
            tried.add(pair);
        }
    }

    private static boolean isInPlaceOf(Attempt earlier, Attempt later) {
        return earlier.verdict().outcome().isAstray() && earlier.pair().equals(later.pair());
    }

    private static long faults(List<Tried> round) {
        return round.stream()
                .filter(each -> each.attempt().verdict().outcome().isFault())
                .count();
    }

    private Counts counts() {
        int open = (int) coverage.uncovered().stream()
                .filter(pair -> !candidates(pair).isEmpty())
                .count();
        return new Counts(project.sites().size(), coverage.executed().size(), (int) coverage.coveredCount(), open);
    }
}
