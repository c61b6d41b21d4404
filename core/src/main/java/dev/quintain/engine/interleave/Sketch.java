package dev.quintain.engine.interleave;

import java.io.Serializable;
import java.util.List;

/**
 * What a draft is written from.
 *
 * @param conditions all of them
 * @param open those that no sequence brings about
 * @param suspects a sentence for each sequence with a call that does not complete, and should
 * @param notes sentences for the reader of the script
 */
record Sketch(
        List<String> conditions, List<Exercise> exercises, List<String> open, List<String> suspects, List<String> notes)
        implements Serializable {
    /** There is nothing to draft. */
    static final Sketch EMPTY = new Sketch(List.of(), List.of(), List.of(), List.of(), List.of());

    Sketch {
        conditions = List.copyOf(conditions);
        exercises = List.copyOf(exercises);
        open = List.copyOf(open);
        suspects = List.copyOf(suspects);
        notes = List.copyOf(notes);
    }

    /** Of sequences that bring goals about. */
    static Sketch of(List<Goal> goals, List<Observed> sequences) {
        List<Exercise> exercises = sequences.stream()
                .map(observed -> new Exercise(observed, met(goals, observed)))
                .toList();
        List<String> all = goals.stream().map(Goal::description).toList();
        List<String> open = all.stream()
                .filter(condition -> exercises.stream()
                        .noneMatch(exercise -> exercise.conditions().contains(condition)))
                .toList();
        return new Sketch(all, exercises, open, List.of(), List.of());
    }

    /** Why there is no sequence, if there is none. */
    String whyEmpty() {
        String known = String.join(" ", notes);
        return "no sequence was found for any condition" + (known.isEmpty() ? "" : ". " + known);
    }

    private static List<String> met(List<Goal> goals, Observed observed) {
        return goals.stream()
                .filter(goal -> goal.isMet().test(observed))
                .map(Goal::description)
                .toList();
    }
}
