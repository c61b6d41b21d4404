package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.runtime.interleave.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether sequences were seen to bring about the conditions that they name.
 *
 * @param confirmed the conditions that each sequence which names them brings about
 * @param missed a sentence for each that a sequence does not
 * @param unseen the conditions that only a reader can judge
 */
public record ConditionCheck(List<String> confirmed, List<String> missed, List<String> unseen) {
    public ConditionCheck {
        confirmed = List.copyOf(confirmed);
        missed = List.copyOf(missed);
        unseen = List.copyOf(unseen);
    }

    /**
     * @param seen what was seen of the sequences that were run, the first one first
     */
    static ConditionCheck of(Script script, List<Seen> seen) {
        var confirmed = new ArrayList<String>();
        var missed = new ArrayList<String>();
        var unseen = new ArrayList<String>();
        for (Condition condition : script.conditions()) {
            Optional<StandardCondition> standard = StandardCondition.parse(condition.description());
            if (standard.isEmpty()) {
                unseen.add(condition.toString());
                continue;
            }
            List<Integer> naming = sequencesNaming(script, condition.id());
            List<Integer> without = naming.stream()
                    .filter(number -> number <= seen.size() && !standard.get().isMet(seen.get(number - 1)))
                    .toList();
            without.forEach(
                    number -> missed.add("sequence " + number + " does not bring about condition " + condition));
            boolean allRun = naming.stream().allMatch(number -> number <= seen.size());
            if (without.isEmpty() && allRun && !naming.isEmpty()) {
                confirmed.add(condition.toString());
            }
        }
        return new ConditionCheck(confirmed, missed, unseen);
    }

    private static List<Integer> sequencesNaming(Script script, String condition) {
        return IntStream.rangeClosed(1, script.sequences().size())
                .filter(number -> script.sequences().get(number - 1).tests().stream()
                        .anyMatch(test -> test.text().equals(condition)))
                .boxed()
                .toList();
    }
}
