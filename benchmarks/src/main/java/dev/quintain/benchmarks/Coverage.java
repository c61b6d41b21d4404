package dev.quintain.benchmarks;

import dev.quintain.runtime.Probes;
import dev.quintain.sandbox.Invoker;
import dev.quintain.sandbox.SubjectAccess;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.Operation;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What sequences cover: branches, and combinations of predicates. Such a combination is here which ways the conditions went
 * that one call met, those of a loop perhaps both; Visser and others (2006) chose predicates by hand.
 */
final class Coverage {
    private final SubjectAccess subject;
    private final Map<Operation, Invoker> invokers = new HashMap<>();
    private final BitSet branches = new BitSet();
    private final Set<BitSet> combinations = new HashSet<>();

    Coverage(SubjectAccess subject) {
        this.subject = subject;
    }

    int branches() {
        return branches.cardinality();
    }

    int combinations() {
        return combinations.size();
    }

    /** Runs a sequence call by call. Whoever else goes by the probes does not notice. */
    void add(Sequence sequence) {
        int[] known = Probes.freshSince(0);
        run(sequence);
        Probes.forget();
        for (int probe : known) {
            Probes.hit(probe);
        }
    }

    private void run(Sequence sequence) {
        var values = new @Nullable Object[sequence.steps().size()];
        for (int i = 0; i < values.length; i++) {
            Step step = sequence.steps().get(i);
            try {
                values[i] = step instanceof Call call ? call(call, values) : constant(((Value) step).literal());
            } catch (Throwable e) {
                // What comes after it is never reached.
                return;
            }
        }
    }

    private @Nullable Object call(Call call, @Nullable Object[] values) throws Throwable {
        var inputs = call.inputs().stream().map(input -> values[input]).toArray();
        Invoker invoker = invoker(call.operation());
        Probes.forget();
        try {
            return invoker.call(inputs);
        } finally {
            note(Probes.freshSince(0));
        }
    }

    private void note(int[] hit) {
        var combination = new BitSet();
        for (int probe : hit) {
            combination.set(probe);
        }
        branches.or(combination);
        combinations.add(combination);
    }

    private Invoker invoker(Operation operation) throws ReflectiveOperationException {
        Invoker known = invokers.get(operation);
        if (known == null) {
            known = subject.invoker(operation);
            invokers.put(operation, known);
        }
        return known;
    }

    private static @Nullable Object constant(Literal literal) {
        if (literal instanceof Literal.Constant constant) {
            return constant.value();
        }
        if (literal instanceof Literal.Null) {
            return null;
        }
        throw new IllegalArgumentException("the containers take numbers and texts, not " + literal);
    }
}
