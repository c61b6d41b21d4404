package dev.quintain.engine.crash;

import dev.quintain.sequence.Sequence;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The tests of one target in the order in which they are run, by number: first the whole space of one depth, in its own
 * order, then random draws without repetition from the depths above it. These are drawn from in turn, so that the many
 * deep tests do not crowd out the few simpler ones; or, where nobody asked for a depth, one is used up before the next.
 * A draw that belongs to a lesser depth leaves its number empty, so there are more numbers than tests; but each test up
 * to the deepest depth has one.
 *
 * @param wholeDepth the depth whose space is run whole; 0 if none is
 * @param sampleDepth the deepest that is drawn from; 0 if nothing is
 */
record Agenda(int target, int wholeDepth, int sampleDepth, boolean inTurn) implements Serializable {

    /** The tests themselves, given the graph. */
    static final class Tests {
        private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

        private final boolean inTurn;
        private final CallSpace whole;
        private final long wholeSize;
        private final int firstSampled;
        private final int sampledDepths;
        private final IntFunction<CallSpace> spaces;
        private final long seed;
        /** Made when they are drawn from: deep spaces are large, and most of them are never reached. */
        private final List<Sample> samples = new ArrayList<>();

        /** Draws from one depth; of a space with more tests than anybody runs, the size is cut off. */
        private record Sample(CallSpace space, long size, Permutation order) {}

        /**
         * @param spaces the calls of the target by depth
         */
        Tests(Agenda agenda, IntFunction<CallSpace> spaces, long seed) {
            this.inTurn = agenda.inTurn();
            this.whole = spaces.apply(Math.max(1, agenda.wholeDepth()));
            this.wholeSize = agenda.wholeDepth() == 0 ? 0 : whole.size().longValueExact();
            this.firstSampled = agenda.wholeDepth() + 1;
            this.sampledDepths = Math.max(0, agenda.sampleDepth() - agenda.wholeDepth());
            this.spaces = spaces;
            this.seed = seed;
        }

        private Sample sample(int number) {
            while (samples.size() <= number) {
                CallSpace space = spaces.apply(firstSampled + samples.size());
                long size = space.size().min(LONGEST).longValueExact();
                samples.add(new Sample(space, size, new Permutation(space.size(), seed)));
            }
            return samples.get(number);
        }

        /** The first so many tests; there must be as many. */
        Stream<Sequence> first(long count) {
            return LongStream.iterate(0, number -> number + 1)
                    .mapToObj(this::at)
                    .flatMap(Optional::stream)
                    .limit(count);
        }

        /** The tests whose numbers are below one. */
        Stream<Sequence> below(long number) {
            return LongStream.range(0, number).mapToObj(this::at).flatMap(Optional::stream);
        }

        /** Test number {@code number}; empty if that draw belongs to a lesser depth, or its depth has no more. */
        Optional<Sequence> at(long number) {
            if (number < wholeSize) {
                var test = new TestBuilder();
                whole.build(number, test);
                return Optional.of(test.sequence());
            }
            long drawn = number - wholeSize;
            return inTurn
                    ? draw((int) (drawn % sampledDepths), drawn / sampledDepths)
                    : drawOneDepthAfterAnother(drawn);
        }

        private Optional<Sequence> drawOneDepthAfterAnother(long number) {
            long position = number;
            int sample = 0;
            while (sample < sampledDepths - 1 && position >= sample(sample).size()) {
                position -= sample(sample).size();
                sample++;
            }
            return draw(sample, position);
        }

        private Optional<Sequence> draw(int number, long position) {
            Sample sample = sample(number);
            if (position >= sample.size()) {
                return Optional.empty();
            }
            var test = new TestBuilder();
            sample.space().build(sample.order().at(BigInteger.valueOf(position)), test);
            return test.depth() < firstSampled + number ? Optional.empty() : Optional.of(test.sequence());
        }
    }
}
