package dev.quintain.engine.generate;

import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Hashes of 64 bits over the structure of sequences: names of variables do not count. That of steps one after the other is
 * a polynomial in the hashes of each, and a step counts its inputs by how far back they are; so the hash of a sequence made
 * of others follows from theirs, without a look at their steps.
 */
final class SequenceHashes {
    /** Of no steps at all. */
    static final long EMPTY = 0;

    private static final long BASE = 0x9E3779B97F4A7C15L;

    private final IdentityHashMap<Operation, Integer> numbers = new IdentityHashMap<>();

    /**
     * @param operations all that sequences may call
     */
    SequenceHashes(List<Operation> operations) {
        operations.forEach(operation -> numbers.put(operation, numbers.size()));
    }

    long of(Sequence sequence) {
        List<Step> steps = sequence.steps();
        long hash = EMPTY;
        for (int i = 0; i < steps.size(); i++) {
            hash = hash * BASE + of(steps.get(i), i);
        }
        return hash;
    }

    /** With one more step, which is the given one. */
    long with(long hash, Step step, int at) {
        return hash * BASE + of(step, at);
    }

    /**
     * Of the steps of two sequences, one after the other.
     *
     * @param length how many steps the second has
     */
    static long joined(long first, long second, int length) {
        return first * power(length) + second;
    }

    /**
     * When one step is another.
     *
     * @param behind how many steps there are after it
     */
    long replaced(long hash, Value old, Value by, int behind) {
        return hash + (of(by, 0) - of(old, 0)) * power(behind);
    }

    private static long power(int exponent) {
        long power = 1;
        long square = BASE;
        for (int left = exponent; left > 0; left >>= 1) {
            power *= (left & 1) == 0 ? 1 : square;
            square *= square;
        }
        return power;
    }

    // Mixed once more at the end, since a sum keeps what structure there is in its parts.
    private long of(Step step, int at) {
        if (step instanceof Value value) {
            return mix(of(value.literal()), 1);
        }
        Call call = (Call) step;
        List<Integer> inputs = call.inputs();
        long hash = mix(BASE, ~numbers.getOrDefault(call.operation(), -1));
        for (int i = 0; i < inputs.size(); i++) {
            hash = mix(hash, at - inputs.get(i));
        }
        return mix(hash, 2);
    }

    private static long of(Literal literal) {
        if (literal instanceof Literal.Constant constant) {
            return mix(
                    type(constant.type()),
                    constant.value() instanceof String text
                            ? text(text)
                            : constant.value().hashCode());
        }
        if (literal instanceof Literal.ArrayOf array) {
            long hash = type(array.type());
            for (Literal element : array.elements()) {
                hash = mix(hash, of(element));
            }
            return hash;
        }
        long kind = literal instanceof Literal.Null ? 3 : literal instanceof Literal.Stub ? 5 : 7;
        return mix(kind, type(literal instanceof Literal.ClassOf named ? named.named() : literal.type()));
    }

    // There are few types, and strings know their hash codes.
    private static long type(JavaType type) {
        return (long) type.name().length() << 32 ^ type.name().hashCode();
    }

    // 32 bits would be too few for texts of all kinds.
    private static long text(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 0x100000001B3L ^ text.charAt(i);
        }
        return hash;
    }

    private static long mix(long hash, long more) {
        long mixed = (hash ^ more) * 0xBF58476D1CE4E5B9L;
        return mixed ^ (mixed >>> 29);
    }
}
