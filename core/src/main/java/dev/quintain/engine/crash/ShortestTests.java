package dev.quintain.engine.crash;

import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The few shortest tests of a problem: the first stands for it, the others step in if it cannot be confirmed. */
record ShortestTests(List<Candidate> candidates) implements Serializable {
    private static final int KEPT = 3;

    private static final Comparator<Candidate> ORDER = Comparator.comparingInt(Candidate::calls)
            .thenComparingInt(Candidate::steps)
            .thenComparingLong(Candidate::test);

    /** By the first, which stands for the others. */
    static final Comparator<ShortestTests> ORDER_OF_FIRST =
            Comparator.comparing(tests -> tests.candidates().get(0), ORDER);

    /** A test by number, with the number of its calls and steps. */
    record Candidate(long test, int calls, int steps) implements Serializable {}

    static ShortestTests of(long number, Sequence test) {
        return new ShortestTests(
                List.of(new Candidate(number, test.calls(), test.steps().size())));
    }

    boolean areShorterThan(ShortestTests other) {
        return ORDER.compare(candidates.get(0), other.candidates.get(0)) < 0;
    }

    ShortestTests plus(ShortestTests other) {
        if (candidates.size() == KEPT && ORDER.compare(candidates.get(KEPT - 1), other.candidates.get(0)) < 0) {
            return this;
        }
        return new ShortestTests(Stream.concat(candidates.stream(), other.candidates.stream())
                .sorted(ORDER)
                .distinct()
                .limit(KEPT)
                .toList());
    }
}
