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
 * @param deviations when it was run again: a sentence for each sequence that came to something else then
 * @param conditions what was seen of them, if that was asked for
 */
public record ScriptResult(
        ScriptUnderTest script, List<Outcome> outcomes, List<String> deviations, Optional<ConditionCheck> conditions) {
    public ScriptResult {
        outcomes = List.copyOf(outcomes);
        deviations = List.copyOf(deviations);
    }

    /** The same with what became of another run. */
    ScriptResult and(int run, List<Outcome> again) {
        var told = new ArrayList<>(deviations);
        for (int i = 0; i < Math.min(again.size(), outcomes.size()); i++) {
            if (!again.get(i).isSameAs(outcomes.get(i))) {
                told.add("sequence " + (i + 1) + " came to something else in run " + run + ": "
                        + again.get(i).brief());
            }
        }
        return new ScriptResult(script, outcomes, told, conditions);
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
