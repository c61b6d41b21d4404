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
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Runs each problem's shortest test again, in another JVM and a fresh loader, before anybody hears of it. What ends by a
 * limit is run twice, without the limits on steps and allocation: only the clock and the real heap count then.
 */
final class Confirmer {
    /** How long confirming may take after the user asked for the end. */
    private static final Duration HURRY = Duration.ofSeconds(10);

    private final Crew crew;
    private final LongSupplier clock;
    private final AtomicLong deadline = new AtomicLong(Long.MAX_VALUE);
    private final Progress.Listener listener;

    Confirmer(Crew crew, StopSignal stop, Progress.Listener listener, LongSupplier clock) {
        this.crew = crew;
        this.clock = clock;
        this.listener = listener;
        stop.onStop(() -> deadline.set(clock.getAsLong() + HURRY.toNanos()));
    }

    /** A problem of a target that is to be confirmed. */
    record Suspect(Agenda agenda, Crash crash) {}

    /**
     * What became of a suspect.
     *
     * @param tried whether there was time to try
     * @param test the test that stands for it; empty if no test showed the problem again
     */
    record Confirmed(Suspect suspect, boolean tried, Optional<Long> test, Crash crash) {}

    List<Confirmed> confirm(List<Suspect> suspects) {
        var verdicts = new ArrayList<AtomicReference<Confirmed>>();
        var jobs = new ArrayList<Consumer<WorkerSlot>>();
        var done = new AtomicLong();
        for (Suspect suspect : suspects) {
            var verdict = new AtomicReference<>(new Confirmed(suspect, false, Optional.empty(), suspect.crash()));
            verdicts.add(verdict);
            jobs.add(slot -> {
                verdict.set(confirm(suspect, slot));
                listener.update(new Progress("confirming", done.incrementAndGet(), suspects.size(), suspects.size()));
            });
        }
        crew.workUntilFault(jobs);
        return verdicts.stream().map(AtomicReference::get).toList();
    }

    private Confirmed confirm(Suspect suspect, WorkerSlot slot) {
        for (Candidate candidate : suspect.crash().tests().candidates()) {
            if (isOver()) {
                return new Confirmed(suspect, false, Optional.empty(), suspect.crash());
            }
            Optional<Crash> again = repeat(suspect, candidate.test(), slot);
            if (again.isPresent()) {
                return new Confirmed(suspect, true, Optional.of(candidate.test()), again.get());
            }
        }
        return new Confirmed(suspect, !isOver(), Optional.empty(), suspect.crash());
    }

    private boolean isOver() {
        return clock.getAsLong() > deadline.get();
    }

    private Optional<Crash> repeat(Suspect suspect, long test, WorkerSlot slot) {
        Rule rule = suspect.crash().rule();
        return switch (rule) {
            case LANGUAGE_EXCEPTION, PASSED_ON_EXCEPTION, ERROR -> once(suspect, test, slot);
            case DOES_NOT_END, MEMORY, KILLED_WORKER ->
                once(suspect, test, slot).flatMap(first -> once(suspect, test, slot));
        };
    }

    private Optional<Crash> once(Suspect suspect, long test, WorkerSlot slot) {
        if (isOver()) {
            return Optional.empty();
        }
        Crash expected = suspect.crash();
        boolean byLimit = isByLimit(expected.rule());
        var answers = new ArrayList<Reply.Again>();
        try {
            slot.run(new Request.Confirm(suspect.agenda(), test, byLimit), reply -> answers.add((Reply.Again) reply));
            return answers.stream()
                    .flatMap(answer -> answer.crashes().stream())
                    .filter(crash -> isSame(crash, expected))
                    .map(crash -> byLimit ? expected : crash)
                    .findFirst();
        } catch (WorkerDied death) {
            // Ctrl-C in a terminal reaches the workers too, which says nothing of the test.
            return death.reason() == WorkerDied.Reason.STOPPED
                    ? once(suspect, test, slot)
                    : isSame(death, expected.rule()) ? Optional.of(expected) : Optional.empty();
        }
    }

    // A class that failed to initialise says so differently to the first test and to those after it.
    private static boolean isSame(Crash crash, Crash expected) {
        return crash.cause().equals(expected.cause())
                || (isByLimit(crash.rule()) && isByLimit(expected.rule()))
                || (crash.rule() == Rule.ERROR
                        && expected.thrown().type().equals("java.lang.NoClassDefFoundError")
                        && crash.thrown().type().equals("java.lang.ExceptionInInitializerError"));
    }

    // Without the limits on steps and allocation, which of time and memory is used up first is chance.
    private static boolean isByLimit(Rule rule) {
        return rule == Rule.DOES_NOT_END || rule == Rule.MEMORY;
    }

    private static boolean isSame(WorkerDied death, Rule rule) {
        return death.isUnderTest()
                && switch (death.reason()) {
                    case HUNG, OUT_OF_MEMORY -> isByLimit(rule);
                    case DIED -> rule == Rule.KILLED_WORKER;
                    case STOPPED -> false;
                };
    }
}
