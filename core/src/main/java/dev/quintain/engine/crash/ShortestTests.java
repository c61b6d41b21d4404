package dev.quintain.engine.crash;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The few shortest tests of a problem: the first stands for it, the others step in if it cannot be confirmed. */
record ShortestTests(List<Candidate> candidates) implements Serializable {
    private static final int KEPT = 3;

    /** A test by number, with the number of its calls and steps. */
    record Candidate(long test, int calls, int steps) implements Serializable {
        static final Comparator<Candidate> ORDER = Comparator.comparingInt(Candidate::calls)
                .thenComparingInt(Candidate::steps)
                .thenComparingLong(Candidate::test);
    }

    static ShortestTests of(long test, int calls, int steps) {
        return new ShortestTests(List.of(new Candidate(test, calls, steps)));
    }

    ShortestTests plus(ShortestTests other) {
        return new ShortestTests(Stream.concat(candidates.stream(), other.candidates.stream())
                .sorted(Candidate.ORDER)
                .distinct()
                .limit(KEPT)
                .toList());
    }
}
