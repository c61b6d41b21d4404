package dev.quintain.engine.generate;

import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks what every object promises, on the values that the last call of a sequence made or was given: those before it
 * were checked when its parts were made. Calls foreign code, within the test.
 */
final class Contracts {
    /** How many other values an object is compared with. */
    private static final int OTHERS = 8;

    private final Traits.Register traits;

    Contracts(Traits.Register traits) {
        this.traits = traits;
    }

    /** The first promise that is broken. */
    Optional<Claim> broken(Sequence sequence, @Nullable Object[] values) {
        List<Integer> touched = touched(sequence, values);
        if (touched.isEmpty()) {
            return Optional.empty();
        }
        var check = new Check(sequence, values);
        try {
            for (int step : touched) {
                check.alone(step);
                check.pairs(step);
            }
            return Optional.empty();
        } catch (BrokenPromise broken) {
            return Optional.of(broken.claim);
        } catch (BudgetExceeded e) {
            return Optional.empty();
        }
    }

    private List<Integer> touched(Sequence sequence, @Nullable Object[] values) {
        int last = values.length - 1;
        var touched = new ArrayList<Integer>();
        if (traits.of(values[last]).tested()) {
            touched.add(last);
        }
        for (int input : ((Call) sequence.steps().get(last)).inputs()) {
            if (traits.of(values[input]).tested() && !touched.contains(input)) {
                touched.add(input);
            }
        }
        return touched;
    }

    private static List<Integer> others(Sequence sequence, @Nullable Object[] values) {
        var others = new ArrayList<Integer>();
        List<Step> steps = sequence.steps();
        for (int i = values.length - 1; i >= 0 && others.size() < OTHERS; i--) {
            if (values[i] != null && steps.get(i).type().isReference()) {
                others.add(i);
            }
        }
        return others;
    }

    /** One sequence under scrutiny. */
    private final class Check {
        private final Questions ask;
        private final EqualityContract equality;
        private final OrderContract order;
        /** A list that is equal to nothing, say, makes liars of all that are made of it; and so does one that holds itself. */
        private final boolean equalityCounts;

        Check(Sequence sequence, @Nullable Object[] values) {
            boolean hasAlias = hasAlias(sequence);
            boolean throwsCount = !Steps.hasNull(sequence.steps()) && !hasAlias;
            this.equalityCounts = !Steps.hasDummy(sequence.steps()) && !hasAlias;
            this.ask = new Questions(sequence, values, traits, others(sequence, values), throwsCount);
            this.equality = new EqualityContract(ask);
            this.order = new OrderContract(ask);
        }

        void alone(int step) throws BrokenPromise {
            Traits of = ask.traits(step);
            if (of.equality()) {
                equality.alone(step);
            }
            if (of.hash()) {
                ask.hash(step);
            }
            if (of.text()) {
                ask.text(step);
            }
            if (of.comparable()) {
                order.alone(step);
            }
        }

        void pairs(int step) throws BrokenPromise {
            for (int other : ask.others()) {
                if (other != step && !ask.isSame(step, other)) {
                    if (equalityCounts && (equality.isSaidBy(step) || equality.isSaidBy(other))) {
                        equality.between(step, other);
                    }
                    order.between(step, other);
                }
            }
            if (ask.traits(step).comparator()) {
                order.of(step);
            }
        }
    }

    /** Whether a call is given the same value twice: a collection may contain itself then. */
    private static boolean hasAlias(Sequence sequence) {
        for (Step step : sequence.steps()) {
            if (step instanceof Call call
                    && call.inputs().size() > 1
                    && new HashSet<>(call.inputs()).size() < call.inputs().size()) {
                return true;
            }
        }
        return false;
    }
}
