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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
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

    Confirmer(Crew crew, StopSignal stop, Progress.Listener listener, LongSupplier clock) {
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

    /** A problem of a target that is to be confirmed. */
    record Suspect(Agenda agenda, Crash crash) {}

    /** Whether a suspect showed again. */
    enum Standing {
        CONFIRMED,
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

    List<Confirmed> confirm(List<Suspect> suspects) {
        var verdicts = new ArrayList<AtomicReference<Confirmed>>();
        var jobs = new ArrayList<Consumer<WorkerSlot>>();
        // Where time is short: most null pointers come of a null that was given, and matter least.
        var later = new ArrayList<Consumer<WorkerSlot>>();
        var done = new AtomicLong();
        for (Suspect suspect : suspects) {
            var verdict = new AtomicReference<>(Confirmed.not(suspect, Standing.UNTRIED));
            verdicts.add(verdict);
            boolean urgent = !suspect.crash().thrown().type().equals("java.lang.NullPointerException");
            (urgent ? jobs : later).add(slot -> {
                verdict.set(confirm(suspect, slot));
                listener.update(new Progress("confirming", done.incrementAndGet(), suspects.size(), suspects.size()));
            });
        }
        jobs.addAll(later);
        crew.workUntilFault(jobs);
        return verdicts.stream().map(AtomicReference::get).toList();
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
