package dev.quintain.oracle;

import dev.quintain.finding.Rule;
import java.util.Optional;

/**
 * What a throwable that came out of an operation means.
 *
 * @param rule the rule that the operation broke; empty if it did nothing wrong
 */
public record Verdict(Optional<Rule> rule) {
    /** A checked exception, or an input refused: the operation's right. */
    public static final Verdict INNOCENT = new Verdict(Optional.empty());

    static Verdict broke(Rule rule) {
        return new Verdict(Optional.of(rule));
    }
}
