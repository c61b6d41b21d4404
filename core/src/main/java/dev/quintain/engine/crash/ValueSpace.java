package dev.quintain.engine.crash;

import dev.quintain.sequence.Sequence.Step;
import java.math.BigInteger;
import java.util.List;

/** The values of one type up to a depth, numbered: presets first, then what each producer makes, in order. */
final class ValueSpace {
    private final List<Step> presets;
    private final List<CallSpace> producers;
    private final SumOfSizes sizes;

    ValueSpace(List<Step> presets, List<CallSpace> producers) {
        this.presets = List.copyOf(presets);
        this.producers =
                producers.stream().filter(space -> space.size().signum() > 0).toList();
        this.sizes = new SumOfSizes(
                presets.size(), this.producers.stream().map(CallSpace::size).toList());
    }

    BigInteger size() {
        return sizes.total();
    }

    /** Appends the steps that make value number {@code index}; returns the number of the last. */
    int build(BigInteger index, TestBuilder test) {
        if (sizes.fitsLong()) {
            return build(index.longValueExact(), test);
        }
        if (index.bitLength() < 32 && index.intValue() < presets.size()) {
            return test.preset(presets.get(index.intValue()));
        }
        int producer = sizes.find(index);
        return producers.get(producer).build(index.subtract(sizes.start(producer)), test);
    }

    int build(long index, TestBuilder test) {
        if (index < presets.size()) {
            return test.preset(presets.get((int) index));
        }
        int producer = sizes.find(index);
        return producers.get(producer).build(index - sizes.longStart(producer), test);
    }
}
