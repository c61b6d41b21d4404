package dev.quintain.engine.interleave;

import dev.quintain.runtime.interleave.Fault;
import dev.quintain.runtime.interleave.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a script came to.
 *
 * @param outcomes of its sequences, the first one first
 * @param deviations what else came of sequences when it was run again
 * @param conditions what was seen of them, if that was asked for
 * @param runs how many times it was run to its end
 * @param wanted how many times it should have been, which it is not after a stop
 */
public record ScriptResult(
        ScriptUnderTest script,
        List<Outcome> outcomes,
        List<Deviation> deviations,
        Optional<ConditionCheck> conditions,
        int runs,
        int wanted) {
    public ScriptResult {
        outcomes = List.copyOf(outcomes);
        deviations = List.copyOf(deviations);
    }

    /** What the first of so many runs came to. */
    static ScriptResult of(
            ScriptUnderTest script, List<Outcome> outcomes, Optional<ConditionCheck> conditions, int wanted) {
        int runs = outcomes.size() == script.sequences() ? 1 : 0;
        return new ScriptResult(script, outcomes, List.of(), conditions, runs, wanted);
    }

    /** The same with what became of another run. */
    ScriptResult and(int run, List<Outcome> again) {
        var all = new ArrayList<>(deviations);
        for (int i = 0; i < Math.min(again.size(), outcomes.size()); i++) {
            if (!again.get(i).isSameAs(outcomes.get(i))) {
                add(new Deviation(i + 1, again.get(i), run, 1), all);
            }
        }
        int more = again.size() == script.sequences() ? 1 : 0;
        return new ScriptResult(script, outcomes, all, conditions, runs + more, wanted);
    }

    private static void add(Deviation deviation, List<Deviation> all) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isLike(deviation)) {
                all.set(i, all.get(i).again());
                return;
            }
        }
        all.add(deviation);
    }

    /**
     * Another outcome of a sequence than that of its first run.
     *
     * @param run the first that came to it
     * @param times in how many runs it came to it
     */
    public record Deviation(int sequence, Outcome outcome, int run, int times) {
        private boolean isLike(Deviation other) {
            return sequence == other.sequence && outcome.isSameAs(other.outcome);
        }

        private Deviation again() {
            return new Deviation(sequence, outcome, run, times + 1);
        }

        @Override
        public String toString() {
            String others = times == 1 ? "" : times == 2 ? " and another" : " and " + (times - 1) + " others";
            return "sequence " + sequence + " came to something else in run " + run + others + ": " + outcome.brief();
        }
    }

    /** Whether it is not as the script says, or not always. */
    public boolean isNews() {
        return !deviations.isEmpty()
                || conditions.map(check -> !check.missed().isEmpty()).orElse(false);
    }

    public int testCases() {
        return outcomes.stream().mapToInt(Outcome::testCases).sum();
    }

    public List<Fault> faults() {
        return outcomes.stream().flatMap(outcome -> outcome.faults().stream()).toList();
    }

    public long count(Fault.Kind kind) {
        return outcomes.stream().mapToLong(outcome -> outcome.count(kind)).sum();
    }
}
