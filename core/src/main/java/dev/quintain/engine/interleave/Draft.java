package dev.quintain.engine.interleave;

import java.util.List;

/**
 * A script that was drafted for a component.
 *
 * @param script its text; empty if none could be drafted
 * @param open conditions that no sequence was found for
 * @param trouble why there is no script; empty if there is one
 */
public record Draft(String script, List<String> open, String trouble) {
    public Draft {
        open = List.copyOf(open);
    }
}
