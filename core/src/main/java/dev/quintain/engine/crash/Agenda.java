package dev.quintain.engine.crash;

import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The tests of one target in the order in which they are run, by number: first the whole space of one depth, in its own
 * order, then random draws without repetition from the depths above it, in turn, so that the many deep tests do not
 * crowd out the few simpler ones.
 *
 * @param wholeDepth the depth whose space is run whole; 0 if none is
 * @param sampleDepth the deepest that is drawn from; 0 if nothing is
 */
record Agenda(int target, int wholeDepth, int sampleDepth) implements Serializable {

    /** The tests themselves, given the graph. */
    static final class Tests {
        private final CallSpace whole;
        private final long wholeSize;
        private final int firstSampled;
        private final List<CallSpace> sampled = new ArrayList<>();
        private final List<Permutation> orders = new ArrayList<>();

        Tests(Agenda agenda, Target target, ClassGraph graph, long seed) {
            this.whole = graph.calls(target.operation(), Math.max(1, agenda.wholeDepth()));
            this.wholeSize = agenda.wholeDepth() == 0 ? 0 : whole.size().longValueExact();
            this.firstSampled = agenda.wholeDepth() + 1;
            for (int depth = firstSampled; depth <= agenda.sampleDepth(); depth++) {
                CallSpace space = graph.calls(target.operation(), depth);
                sampled.add(space);
                orders.add(new Permutation(space.size(), seed));
            }
        }

        /** Test number {@code number}; empty if that draw belongs to a lesser depth, or its depth has no more. */
        Optional<Sequence> at(long number) {
            var test = new TestBuilder();
            if (number < wholeSize) {
                whole.build(number, test);
                return Optional.of(test.sequence());
            }
            int turn = (int) ((number - wholeSize) % sampled.size());
            BigInteger position = BigInteger.valueOf((number - wholeSize) / sampled.size());
            CallSpace space = sampled.get(turn);
            if (position.compareTo(space.size()) >= 0) {
                return Optional.empty();
            }
            space.build(orders.get(turn).at(position), test);
            return test.depth() < firstSampled + turn ? Optional.empty() : Optional.of(test.sequence());
        }
    }
}
