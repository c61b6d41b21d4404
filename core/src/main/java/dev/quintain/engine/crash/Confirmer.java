package dev.quintain.engine.crash;

import dev.quintain.engine.Progress;
import dev.quintain.engine.StopSignal;
import dev.quintain.engine.crash.ShortestTests.Candidate;
import dev.quintain.finding.Rule;
import dev.quintain.worker.Crew;
import dev.quintain.worker.WorkerDied;
import dev.quintain.worker.WorkerSlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Runs each problem's shortest test again, in another JVM and a fresh loader, before anybody hears of it. What ends by a
 * limit is run without the limits on steps and allocation: only the clock and the real heap count then.
 */
final class Confirmer {
    /** How long confirming may take after the user asked for the end. */
    private static final Duration HURRY = Duration.ofSeconds(10);

    /** How often a worker may be told to stop without us being told: then it is a test that ends it in that way. */
    private static final int PATIENCE = 3;

    private final Crew crew;
    private final LongSupplier clock;
    private final AtomicLong deadline = new AtomicLong(Long.MAX_VALUE);
    private final Progress.Listener listener;
    private final Faults faults;

    Confirmer(Crew crew, StopSignal stop, Progress.Listener listener, LongSupplier clock, Faults faults) {
        this.faults = faults;
        this.crew = crew;
        this.clock = clock;
        this.listener = listener;
        stop.onStop(this::hurry);
    }

    private void hurry() {
        deadline.set(clock.getAsLong() + HURRY.toNanos());
        // A test that does not end would take as long as its limit.
        CompletableFuture.delayedExecutor(HURRY.toMillis(), TimeUnit.MILLISECONDS)
                .execute(crew::stop);
    }

    /**
     * A problem of a target that is to be confirmed.
     *
     * @param fault what it shares with others of the same fault
     */
    record Suspect(Agenda agenda, Crash crash, Object fault) {
        ShortestTests tests() {
            return crash.tests();
        }

        /** How early it is confirmed where time is short: most null pointers come of a null that was given, and matter least. */
        int turn() {
            // What does not end takes a thousand times as long as the others.
            return crash.rule().isByLimit()
                    ? 2
                    : crash.thrown().type().equals("java.lang.NullPointerException") ? 1 : 0;
        }
    }

    /** Whether a suspect showed again. */
    enum Standing {
        CONFIRMED,
        /** Another one of the same fault did, and stands for it. */
        ALIKE,
        /** It did not. */
        REFUTED,
        /** There was no time to try. */
        UNTRIED
    }

    /**
     * What became of a suspect.
     *
     * @param test the test that stands for it
     */
    record Confirmed(Suspect suspect, Standing standing, long test, Crash crash) {
        static Confirmed not(Suspect suspect, Standing standing) {
            long shortest = suspect.crash().tests().candidates().get(0).test();
            return new Confirmed(suspect, standing, shortest, suspect.crash());
        }
    }

    /** What became of each, in their order. */
    List<Confirmed> confirm(List<Suspect> suspects) {
        Map<Object, List<Suspect>> byFault = new LinkedHashMap<>();
        suspects.forEach(suspect -> byFault.computeIfAbsent(suspect.fault(), fault -> new ArrayList<>())
                .add(suspect));
        Map<Suspect, Confirmed> verdicts = new ConcurrentHashMap<>();
        var done = new AtomicLong();
        crew.workUntilFault(byFault.values().stream()
                .sorted(Comparator.comparing(ofOne -> ofOne.get(0).turn()))
                .map(ofOne -> (Consumer<WorkerSlot>) slot -> {
                    confirm(ofOne, slot, verdicts);
                    listener.update(new Progress("confirming", done.incrementAndGet(), byFault.size(), byFault.size()));
                })
                .toList());
        return suspects.stream()
                .map(suspect -> verdicts.getOrDefault(suspect, Confirmed.not(suspect, Standing.UNTRIED)))
                .toList();
    }

    /** Confirms one of those that are of the same fault, the shortest if that can be. */
    private void confirm(List<Suspect> ofOne, WorkerSlot slot, Map<Suspect, Confirmed> verdicts) {
        boolean known = faults.isConfirmed(ofOne.get(0).fault());
        List<Suspect> shortestFirst = ofOne.stream()
                .sorted(Comparator.comparing(Suspect::tests, ShortestTests.ORDER_OF_FIRST))
                .toList();
        for (Suspect suspect : shortestFirst) {
            Confirmed verdict = known ? Confirmed.not(suspect, Standing.ALIKE) : confirm(suspect, slot);
            known |= verdict.standing() == Standing.CONFIRMED;
            verdicts.put(suspect, verdict);
        }
    }

    private Confirmed confirm(Suspect suspect, WorkerSlot slot) {
        for (Candidate candidate : suspect.crash().tests().candidates()) {
            if (isOver()) {
                return Confirmed.not(suspect, Standing.UNTRIED);
            }
            Optional<Crash> again = repeat(suspect, candidate.test(), slot);
            if (again.isPresent()) {
                return new Confirmed(suspect, Standing.CONFIRMED, candidate.test(), again.get());
            }
        }
        return Confirmed.not(suspect, isOver() ? Standing.UNTRIED : Standing.REFUTED);
    }

    private boolean isOver() {
        return clock.getAsLong() > deadline.get();
    }

    private Optional<Crash> repeat(Suspect suspect, long test, WorkerSlot slot) {
        Optional<Crash> first = once(suspect, test, slot);
        // A JVM may die of what tests before left in it, or of itself: one death is not enough.
        return suspect.crash().rule() == Rule.KILLED_WORKER ? first.flatMap(again -> once(suspect, test, slot)) : first;
    }

    private Optional<Crash> once(Suspect suspect, long test, WorkerSlot slot) {
        return once(suspect, test, slot, PATIENCE);
    }

    private Optional<Crash> once(Suspect suspect, long test, WorkerSlot slot, int patience) {
        if (isOver()) {
            return Optional.empty();
        }
        Crash expected = suspect.crash();
        boolean byLimit = expected.rule().isByLimit();
        var answers = new ArrayList<Reply.Again>();
        try {
            slot.run(new Request.Confirm(suspect.agenda(), test, byLimit), reply -> answers.add((Reply.Again) reply));
            return answers.stream()
                    .flatMap(answer -> answer.crashes().stream())
                    .filter(crash -> isSame(crash, expected))
                    .map(crash -> byLimit ? expected : crash)
                    .findFirst();
        } catch (WorkerDied death) {
            // Ctrl-C in a terminal reaches the workers too, which says nothing of the test; unless that is how it ends
            // them.
            return death.reason() == WorkerDied.Reason.STOPPED && expected.rule() != Rule.KILLED_WORKER && patience > 0
                    ? once(suspect, test, slot, patience - 1)
                    : isSame(death, expected.rule()) ? Optional.of(expected) : Optional.empty();
        }
    }

    // A class that failed to initialise says so differently to the first test and to those after it.
    private static boolean isSame(Crash crash, Crash expected) {
        return crash.cause().equals(expected.cause())
                || (crash.rule().isByLimit() && expected.rule().isByLimit())
                || (crash.rule() == Rule.ERROR
                        && expected.thrown().type().equals("java.lang.NoClassDefFoundError")
                        && crash.thrown().type().equals("java.lang.ExceptionInInitializerError"));
    }

    private static boolean isSame(WorkerDied death, Rule rule) {
        return death.isUnderTest()
                && switch (death.reason()) {
                    case HUNG, OUT_OF_MEMORY -> rule.isByLimit();
                    case DIED, STOPPED -> rule == Rule.KILLED_WORKER;
                };
    }
}
