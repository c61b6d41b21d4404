package dev.quintain.engine.inject;

import dev.quintain.runtime.inject.Arm;
import dev.quintain.runtime.inject.Place;
import dev.quintain.runtime.inject.TestRun;
import dev.quintain.runtime.inject.TestRun.Status;
import dev.quintain.worker.WorkerFault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Tries exceptions, and makes sure of what is reported: a plain run of the test follows, a fault must show again in another
 * JVM, and a call that was not reached must be missed in a fresh one too.
 */
final class Bench {
    private static final String SPOILED = "the same test fails when it is run again without the exception";
    private static final String UNUSABLE = SPOILED + ": it was thrown in a static initialiser, which runs only once";

    private final TestRuns runs;
    private final Set<TestCase> unusable = new LinkedHashSet<>();

    private int injected;
    private int dropped;
    private int checks;
    private int retries;
    private int confirmations;

    Bench(TestRuns runs) {
        this.runs = runs;
    }

    boolean isUsable(TestCase test) {
        return !unusable.contains(test);
    }

    List<String> notRepeatable() {
        return unusable.stream().map(test -> test.first().name()).toList();
    }

    Runs runs(int recorded) {
        return new Runs(recorded, injected, dropped, checks, retries, confirmations);
    }

    /** Tries all that one test is to be used for, and adds what came of it; nothing if the test is not repeatable. */
    void tryAll(TestCase test, List<Work> works, List<Tried> into) throws Stopped {
        runs.forget();
        var tried = new ArrayList<Tried>();
        try {
            into.addAll(tried(test, works, tried));
        } catch (Stopped | WorkerFault end) {
            // Whether the test is repeatable nobody can see any more; faults are made sure of by themselves.
            injected += tried.size();
            runs.count();
            into.addAll(tried);
            throw end;
        }
    }

    /**
     * The same.
     *
     * @param tried takes in each attempt as it is made
     */
    private List<Tried> tried(TestCase test, List<Work> works, List<Tried> tried) throws Stopped {
        var unchecked = new ArrayList<Tried>();
        var lost = new ArrayList<Tried>();
        var doubtful = new HashSet<Tried>();
        boolean repeatable = false;
        for (Work work : works) {
            Attempt attempt = runs.run(work.pair(), test, arms(work));
            if (attempt.verdict().outcome() == Outcome.NOT_REACHED) {
                // A test that cannot be repeated misses them all: no need to try each in a fresh JVM.
                if ((!repeatable || !unchecked.isEmpty()) && !isIntact(test)) {
                    if (!repeatable && !passesTwice(test)) {
                        return dropped(test, tried.size() + 1);
                    }
                    doubtful.addAll(unchecked);
                }
                repeatable = true;
                unchecked.clear();
                retries++;
                attempt = runs.runAfresh(work.pair(), test, attempt.arms());
            }
            var now = new Tried(work, attempt);
            tried.add(now);
            if (attempt.verdict().outcome().endsTheJvm()) {
                // What those before it left behind is gone as well.
                lost.addAll(unchecked);
                unchecked.clear();
            } else {
                unchecked.add(now);
            }
        }
        if (!isIntact(test)) {
            if (!passesTwice(test)) {
                return dropped(test, tried.size());
            }
            doubtful.addAll(unchecked);
        }
        if (!lost.isEmpty() && spoil(lost, test)) {
            doubtful.addAll(lost);
        }
        injected += works.size();
        runs.count();
        return doubtful.isEmpty() ? tried : whichSpoil(tried, doubtful);
    }

    private List<Tried> dropped(TestCase test, int made) {
        unusable.add(test);
        dropped += made;
        runs.renew();
        return List.of();
    }

    /** Whether the test does not pass any more after these, tried once more. */
    private boolean spoil(List<Tried> lost, TestCase test) throws Stopped {
        runs.renew();
        for (Tried each : lost) {
            confirmations++;
            runs.runPatiently(each.attempt().pair(), test, each.attempt().arms(), Set.of());
        }
        return !isIntact(test);
    }

    /** Whether the test still passes; if not, others have a fresh JVM. */
    private boolean isIntact(TestCase test) throws Stopped {
        boolean intact = passes(test);
        if (!intact) {
            runs.renew();
        }
        return intact;
    }

    private boolean passesTwice(TestCase test) throws Stopped {
        boolean once = passes(test);
        return once && passes(test);
    }

    private boolean passes(TestCase test) throws Stopped {
        return plain(test).filter(run -> run.status() == Status.PASSED).isPresent();
    }

    /** A run of a test by itself with nothing injected; empty if it does not end. */
    private Optional<TestRun> plain(TestCase test) throws Stopped {
        checks++;
        return runs.plain(test);
    }

    private static List<Arm> arms(Work work) {
        var arms = new ArrayList<>(work.candidate().before());
        arms.add(arm(work.pair()));
        return arms;
    }

    /** The test may not pass any more after some of these: which are they? */
    private List<Tried> whichSpoil(List<Tried> all, Set<Tried> doubtful) throws Stopped {
        var told = new ArrayList<Tried>();
        for (Tried each : all) {
            if (!doubtful.contains(each)) {
                told.add(each);
                continue;
            }
            confirmations++;
            TestCase test = each.work().candidate().test();
            Attempt again =
                    runs.runAfresh(each.attempt().pair(), test, each.attempt().arms());
            boolean spoils = again.verdict().outcome() != Outcome.HUNG && !passes(test);
            told.add(spoils ? each.with(Outcome.BROKEN_STATE, isInInitialiser(again) ? UNUSABLE : SPOILED) : each);
        }
        runs.renew();
        return told;
    }

    private static boolean isInInitialiser(Attempt attempt) {
        return attempt.pair().site().method().startsWith("<clinit>")
                || attempt.verdict().detail().equals(ExceptionInInitializerError.class.getSimpleName());
    }

    /**
     * Has the faults shown again in another JVM.
     *
     * @param late whether there is no time for more
     */
    List<Attempt> confirmed(List<Tried> tried, BooleanSupplier late) {
        if (tried.stream().anyMatch(Bench::needsConfirmation)) {
            runs.renew();
        }
        var attempts = new ArrayList<Attempt>();
        var alone = new HashMap<TestCase, TestCase>();
        for (Tried each : tried) {
            attempts.add(needsConfirmation(each) ? confirmed(each, alone, late) : each.attempt());
        }
        runs.forget();
        return attempts;
    }

    /** Broken state has shown in a fresh JVM already. */
    private static boolean needsConfirmation(Tried tried) {
        Outcome outcome = tried.attempt().verdict().outcome();
        return outcome.isFault() && outcome != Outcome.BROKEN_STATE;
    }

    private Attempt confirmed(Tried tried, Map<TestCase, TestCase> alone, BooleanSupplier late) {
        Attempt first = tried.attempt();
        Optional<Attempt> again = late.getAsBoolean() ? Optional.empty() : again(tried, alone);
        if (again.isEmpty()) {
            // That nobody could look again does not speak against it.
            return first.notConfirmed();
        }
        Outcome outcome = again.get().verdict().outcome();
        if (outcome == first.verdict().outcome()) {
            return first;
        }
        // Who hung may turn out to do no more than wait as usual.
        return tried.with(
                        outcome == Outcome.TEST_WAITS ? outcome : Outcome.UNCONFIRMED,
                        outcome == Outcome.TEST_WAITS ? "" : first.verdict().detail())
                .attempt();
    }

    private Optional<Attempt> again(Tried tried, Map<TestCase, TestCase> alone) {
        Attempt first = tried.attempt();
        TestCase test = tried.work().candidate().test();
        Outcome outcome = first.verdict().outcome();
        try {
            TestCase compared = outcome == Outcome.LEAK ? alone(test, alone) : test;
            Set<Place> usual = outcome == Outcome.HUNG ? usualWaits(test) : Set.of();
            confirmations++;
            return Optional.of(runs.runPatiently(first.pair(), compared, first.arms(), usual));
        } catch (Stopped | WorkerFault e) {
            // A fault of ours says nothing of theirs.
            return Optional.empty();
        }
    }

    /** Where threads of the code under test wait in that test anyway: it has been run plainly, unless a stop came first. */
    private Set<Place> usualWaits(TestCase test) throws Stopped {
        Optional<Set<Place>> known = runs.usualWaits(test);
        if (known.isEmpty()) {
            plain(test);
        }
        return known.or(() -> runs.usualWaits(test)).orElse(Set.of());
    }

    /**
     * The test run by itself, its class's set-up included, which may leave open what it does not in the midst of others. What
     * exists once in a JVM, such as a thread that all tests use, must not look as if it came of an exception.
     */
    private TestCase alone(TestCase test, Map<TestCase, TestCase> known) throws Stopped {
        TestCase alone = known.get(test);
        if (alone == null) {
            alone = plain(test).map(run -> new TestCase(test.order(), run)).orElse(test);
            known.put(test, alone);
        }
        return alone;
    }

    private static Arm arm(Pair pair) {
        return new Arm(
                pair.site().number(),
                pair.exception(),
                "injected by quintain at " + pair.site().place() + " "
                        + (pair.site().after() ? "after " : "in place of ")
                        + pair.site().calleeName());
    }
}
