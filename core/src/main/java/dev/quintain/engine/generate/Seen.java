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
 * The sequences that were made before, by a hash of 64 bits over their structure: names of variables do not count. At
 * eight bytes for each there is room for millions; that two different ones are taken for the same is less likely than
 * that the machine fails.
 */
final class Seen {
    private final IdentityHashMap<Operation, Integer> numbers = new IdentityHashMap<>();
    private long[] table = new long[1 << 12];
    private int size;

    /**
     * @param operations all that sequences may call
     */
    Seen(List<Operation> operations) {
        operations.forEach(operation -> numbers.put(operation, numbers.size()));
    }

    /** Whether this is the first of its kind. */
    boolean add(Sequence sequence) {
        if (size * 2L > table.length) {
            grow();
        }
        boolean added = put(hash(sequence));
        size += added ? 1 : 0;
        return added;
    }

    int size() {
        return size;
    }

    private boolean put(long hash) {
        int mask = table.length - 1;
        int at = (int) (hash >>> 32) & mask;
        while (table[at] != 0) {
            if (table[at] == hash) {
                return false;
            }
            at = (at + 1) & mask;
        }
        table[at] = hash;
        return true;
    }

    private void grow() {
        long[] old = table;
        table = new long[old.length * 2];
        for (long hash : old) {
            if (hash != 0) {
                put(hash);
            }
        }
    }

    private long hash(Sequence sequence) {
        long hash = 0x9E3779B97F4A7C15L;
        List<Step> steps = sequence.steps();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step instanceof Value value) {
                hash = mix(hash, hash(value.literal()));
            } else {
                Call call = (Call) step;
                hash = mix(hash, ~numbers.getOrDefault(call.operation(), -1));
                for (int input : call.inputs()) {
                    hash = mix(hash, input);
                }
            }
        }
        return hash == 0 ? 1 : hash;
    }

    private static long hash(Literal literal) {
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
                hash = mix(hash, hash(element));
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
