package dev.quintain.engine.crash;

import dev.quintain.subject.Operation;
import java.math.BigInteger;
import java.util.List;

/** The calls of one operation with all combinations of arguments up to a depth; the last argument varies fastest. */
final class CallSpace {
    private final Operation operation;
    private final List<ValueSpace> inputs;
    private final BigInteger size;
    /** The sizes of the inputs; only of use where the whole fits a long. */
    private final long[] radices;

    CallSpace(Operation operation, List<ValueSpace> inputs) {
        this.operation = operation;
        this.inputs = List.copyOf(inputs);
        this.size = inputs.stream().map(ValueSpace::size).reduce(BigInteger.ONE, BigInteger::multiply);
        this.radices =
                inputs.stream().mapToLong(input -> input.size().longValue()).toArray();
    }

    Operation operation() {
        return operation;
    }

    BigInteger size() {
        return size;
    }

    /** Appends the steps that make call number {@code index}, and no other; returns the number of the last. */
    int build(BigInteger index, TestBuilder test) {
        if (size.bitLength() < Long.SIZE) {
            return build(index.longValueExact(), test);
        }
        BigInteger[] digits = new BigInteger[inputs.size()];
        BigInteger rest = index;
        for (int i = digits.length - 1; i >= 0; i--) {
            BigInteger[] split = rest.divideAndRemainder(inputs.get(i).size());
            digits[i] = split[1];
            rest = split[0];
        }
        Integer[] steps = new Integer[digits.length];
        test.enterCall();
        for (int i = 0; i < digits.length; i++) {
            steps[i] = inputs.get(i).build(digits[i], test);
        }
        return test.leaveCall(operation, List.of(steps));
    }

    int build(long index, TestBuilder test) {
        long[] digits = new long[inputs.size()];
        long rest = index;
        for (int i = digits.length - 1; i >= 0; i--) {
            digits[i] = rest % radices[i];
            rest /= radices[i];
        }
        Integer[] steps = new Integer[digits.length];
        test.enterCall();
        for (int i = 0; i < digits.length; i++) {
            steps[i] = inputs.get(i).build(digits[i], test);
        }
        return test.leaveCall(operation, List.of(steps));
    }
}
