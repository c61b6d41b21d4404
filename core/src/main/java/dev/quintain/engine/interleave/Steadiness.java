package dev.quintain.engine.interleave;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Leaves of sequences what comes alike each time, on classes that were loaded afresh, as those are that a script runs on.
 * Values that do not, such as numbers of objects and times, nobody can confirm.
 */
final class Steadiness {
    private static final int REPETITIONS = 2;

    /** Times of day and dates have as many. */
    private static final int DIGITS = 4;

    private static final Duration UNTIL_TIMES_DIFFER = Duration.ofMillis(1100);

    private final Fresh fresh;

    /** Trials of the component as if nobody had ever used its class. */
    interface Fresh {
        Trial trial() throws Throwable;
    }

    Steadiness(Fresh fresh) {
        this.fresh = fresh;
    }

    /** In the order of a script: one may leave something to the next. */
    List<Exercise> of(List<Exercise> exercises) throws Throwable {
        List<Exercise> steady = exercises;
        for (int i = 0; i < REPETITIONS; i++) {
            if (i == REPETITIONS - 1 && mayTellTheTime(steady)) {
                Thread.sleep(UNTIL_TIMES_DIFFER.toMillis());
            }
            Trial trial = fresh.trial();
            var again = new ArrayList<Exercise>();
            for (Exercise exercise : steady) {
                Observed observed = exercise.observed();
                common(observed, trial.run(observed.turns()))
                        .ifPresent(same -> again.add(new Exercise(same, exercise.conditions())));
            }
            steady = again;
        }
        return steady;
    }

    private static boolean mayTellTheTime(List<Exercise> exercises) {
        return exercises.stream()
                .flatMap(exercise -> exercise.observed().calls().stream())
                .map(Observed.Call::value)
                .anyMatch(value -> value != null
                        && value.chars().filter(Character::isDigit).count() >= DIGITS);
    }

    private static Optional<Observed> common(Observed one, Observed other) {
        var calls = new ArrayList<Observed.Call>();
        for (int i = 0; i < one.calls().size(); i++) {
            Observed.Call call = one.calls().get(i);
            Observed.Call again = other.calls().get(i);
            if (!call.withoutValue().equals(again.withoutValue())) {
                return Optional.empty();
            }
            calls.add(call.equals(again) ? call : call.withoutValue());
        }
        return Optional.of(new Observed(calls, one.state(), one.seen(), one.restless()));
    }
}
