package dev.quintain.engine.generate;

import java.io.Serializable;

/**
 * What guides the growth of sequences (Pacheco and others 2007, sections 2.3 to 2.5).
 *
 * @param repetition how likely a call is repeated
 * @param mostRepetitions how often at most
 * @param nulls how likely null is given where there are other values
 * @param equalityFilter whether objects equal to earlier ones are not built on
 * @param nullFilter whether nulls that calls return are not built on
 * @param exceptionFilter whether sequences that throw are not built on
 * @param guided whether anything else guides it that the paper does not have: coverage, costs, constants of the code, values
 *     like those before, what is missing, and that short sequences are preferred
 */
public record Heuristics(
        double repetition,
        int mostRepetitions,
        double nulls,
        boolean equalityFilter,
        boolean nullFilter,
        boolean exceptionFilter,
        boolean guided)
        implements Serializable {
    public static final Heuristics STANDARD = new Heuristics(0.1, 100, 0.05, true, true, true, true);

    /** None at all: what the paper compares with. */
    public static final Heuristics UNDIRECTED = new Heuristics(0, 0, 0.05, false, false, false, false);
}
