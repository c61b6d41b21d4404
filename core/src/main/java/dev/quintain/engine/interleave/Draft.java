package dev.quintain.engine.interleave;

import java.util.List;

/**
 * A script that was drafted for a component.
 *
 * @param script its text; empty if none could be drafted
 * @param open conditions that no sequence was found for
 * @param suspects a sentence for each of its sequences that has a call which does not complete, and should
 * @param trouble why there is no script; empty if there is one
 */
public record Draft(String script, List<String> open, List<String> suspects, String trouble) {
    public Draft {
        open = List.copyOf(open);
        suspects = List.copyOf(suspects);
    }

    static Draft none(String trouble) {
        return new Draft("", List.of(), List.of(), trouble);
    }
}
