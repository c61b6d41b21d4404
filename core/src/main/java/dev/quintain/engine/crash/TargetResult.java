package dev.quintain.engine.crash;

import dev.quintain.engine.crash.Crash.Cause;
import dev.quintain.engine.crash.Judgement.Kind;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Sequence;
import dev.quintain.worker.WorkerDied;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/** What has come of one target so far, in the parent. Written by the thread that has its tests run. */
final class TargetResult {
    /** Workers that a target may cost before it is given up. */
    private static final int PATIENCE = 3;

    /** Workers that only ask to be replaced cost less. */
    private static final int PATIENCE_WITH_REPLACED = 20;

    private Tally tally = Tally.NONE;
    private SideEffects sideEffects = SideEffects.none();
    private final Map<Cause, Crash> crashes = new LinkedHashMap<>();
    private final Map<String, Long> obstacles = new TreeMap<>();
    private final Set<Long> skipped = new HashSet<>();
    private final List<String> losses = new ArrayList<>();
    private int deaths;
    private long next;
    private long nanos;

    /** Results for so many targets, nothing in them yet. */
    static List<TargetResult> noneOf(int targets) {
        return Stream.generate(TargetResult::new).limit(targets).toList();
    }

    synchronized void add(Reply.Progress progress) {
        tally = tally.plus(progress.tally());
        progress.crashes().forEach(this::add);
        progress.obstacles().forEach((obstacle, count) -> obstacles.merge(obstacle, count, Long::sum));
        sideEffects = sideEffects.plus(progress.sideEffects());
        next = progress.next();
        nanos += progress.nanos();
    }

    /**
     * A test took the worker with it: that is its outcome. It is not run again.
     *
     * @param tests the target's tests by number
     */
    synchronized void add(WorkerDied death, LongFunction<Sequence> tests) {
        losses.add(describe(death));
        deaths++;
        if (!death.isAtTest()) {
            return;
        }
        skipped.add(death.test());
        tally = tally.plus(Tally.of(death.isUnderTest() ? Kind.CRASHED : Kind.ILL_FORMED));
        if (death.isUnderTest()) {
            add(crash(death, tests.apply(death.test())));
        }
    }

    private static Crash crash(WorkerDied death, Sequence test) {
        ShortestTests shortest = ShortestTests.of(death.test(), test);
        return switch (death.reason()) {
            case OUT_OF_MEMORY -> new Crash(Rule.MEMORY, nowhere("java.lang.OutOfMemoryError"), 1, shortest);
            case HUNG -> new Crash(Rule.DOES_NOT_END, nowhere("java.util.concurrent.TimeoutException"), 1, shortest);
            case DIED, STOPPED -> new Crash(Rule.KILLED_WORKER, nowhere("java.lang.VirtualMachineError"), 1, shortest);
        };
    }

    private static Thrown nowhere(String type) {
        return new Thrown(type, null, List.of());
    }

    private static String describe(WorkerDied death) {
        return switch (death.reason()) {
            case HUNG -> "hung and was killed";
            case OUT_OF_MEMORY -> "ran out of memory";
            case DIED, STOPPED -> "died (" + death.getMessage() + ")";
        };
    }

    synchronized void addRetired(String reason) {
        losses.add("was replaced: " + reason);
    }

    private void add(Crash crash) {
        crashes.merge(crash.cause(), crash, Crash::plus);
    }

    synchronized boolean isGivenUp() {
        return deaths >= PATIENCE || losses.size() >= PATIENCE_WITH_REPLACED;
    }

    synchronized Tally tally() {
        return tally;
    }

    /** In the order of their shortest tests: when which was found is chance. */
    synchronized List<Crash> crashes() {
        return crashes.values().stream().sorted(Crash.ORDER).toList();
    }

    synchronized int problems() {
        return crashes.size();
    }

    /** What kept tests from meaning anything, with the number of those tests. */
    synchronized Map<String, Long> obstacles() {
        return new TreeMap<>(obstacles);
    }

    synchronized SideEffects sideEffects() {
        return sideEffects;
    }

    synchronized Set<Long> skipped() {
        return Set.copyOf(skipped);
    }

    /** What became of workers over this target, one phrase each. */
    synchronized List<String> losses() {
        return List.copyOf(losses);
    }

    /** The number of the first test that was not run yet, but for those that are skipped. */
    synchronized long next() {
        return next;
    }

    /** How many tests come before the next. */
    synchronized long passed() {
        return tally.run() - skipped.stream().filter(test -> test >= next).count();
    }

    synchronized long nanos() {
        return nanos;
    }
}
