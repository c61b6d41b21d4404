package dev.quintain.engine.interleave;

import dev.quintain.engine.interleave.Script.Condition;
import dev.quintain.engine.interleave.Script.Sequence;
import dev.quintain.runtime.interleave.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
     * @param seen what was seen of the sequences, the first one first
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
            List<Integer> without = sequencesWithout(script, condition.id(), standard.get(), seen);
            without.forEach(
                    number -> missed.add("sequence " + number + " does not bring about condition " + condition));
            if (without.isEmpty() && !script.untested().contains(condition)) {
                confirmed.add(condition.toString());
            }
        }
        return new ConditionCheck(confirmed, missed, unseen);
    }

    private static List<Integer> sequencesWithout(Script script, String id, StandardCondition wanted, List<Seen> seen) {
        var numbers = new ArrayList<Integer>();
        for (int i = 0; i < seen.size(); i++) {
            Sequence sequence = script.sequences().get(i);
            boolean named =
                    sequence.tests().stream().anyMatch(test -> test.text().equals(id));
            if (named && !wanted.isMet(seen.get(i))) {
                numbers.add(i + 1);
            }
        }
        return numbers;
    }
}
