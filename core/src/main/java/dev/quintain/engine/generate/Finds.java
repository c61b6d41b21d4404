package dev.quintain.engine.generate;

import dev.quintain.finding.Frame;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sandbox.SideEffects;
import dev.quintain.sequence.Outcome;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.ThrownReader;
import dev.quintain.subject.Operation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a worker has found since it last told. */
final class Finds {
    private List<Sequence> kept = new ArrayList<>();
    private Map<Violation.Cause, Violation> violations = new LinkedHashMap<>();
    private Map<String, String> complaints = new LinkedHashMap<>();
    private long sequences;
    private long calls;
    private long threw;
    private long usedUp;
    private long duplicates;
    private final List<Operation> operations;
    private final long[] ends;

    /**
     * @param operations what may be called, by its numbers
     */
    Finds(List<Operation> operations) {
        this.operations = operations;
        this.ends = new long[operations.size()];
    }

    /**
     * A broken contract.
     *
     * @param operation the call after which it was broken
     * @param thrown what was thrown; its message alone says what is wrong where nothing was
     * @param count how many sequences showed it
     */
    record Violation(Claim claim, Operation operation, Thrown thrown, long count) implements Serializable {
        /** What makes two of them the same problem: the contract is broken after the same call, or at the same place. */
        record Cause(Rule rule, String says, @Nullable Operation operation, String place) {}

        Cause cause() {
            String blamed = claim.blamed();
            if (blamed != null) {
                return new Cause(claim.rule(), claim.says(), null, blamed);
            }
            if (thrown.frames().isEmpty()) {
                return new Cause(claim.rule(), claim.says(), operation, thrown.type());
            }
            Frame top = thrown.frames().get(0);
            return new Cause(
                    claim.rule(),
                    claim.says(),
                    null,
                    switch (claim.rule()) {
                        // Where in a loop it was stopped is chance.
                        case DOES_NOT_END ->
                            thrown.frames().get(thrown.frames().size() - 1).qualifiedMethod();
                        // Many objects come to the same line of hashCode.
                        case OBJECT_METHOD -> top.qualifiedMethod() + top.place();
                        default -> operation.name() + " " + top.qualifiedMethod() + top.place();
                    });
        }

        /**
         * That a sequence does not end.
         *
         * @param outcome how it was ended; null if nobody knows
         */
        static Violation endless(Sequence whole, @Nullable Outcome outcome) {
            // What comes after it was never reached.
            Sequence sequence =
                    outcome instanceof Outcome.Threw threw && whole.steps().get(threw.step()) instanceof Call
                            ? new Sequence(whole.steps().subList(0, threw.step() + 1))
                            : whole;
            List<Frame> frames = outcome instanceof Outcome.Threw threw
                    ? ThrownReader.read(threw.thrown()).frames()
                    : List.of();
            return new Violation(
                    Claim.returns(Rule.DOES_NOT_END, Rule.DOES_NOT_END.title(), sequence),
                    sequence.underTest(),
                    new Thrown("java.util.concurrent.TimeoutException", null, frames),
                    1);
        }

        boolean isEndless() {
            return claim.rule() == Rule.DOES_NOT_END;
        }

        /** Both together: the shorter stands for them. */
        Violation plus(Violation other) {
            boolean shorter = other.size() < size();
            return new Violation(
                    shorter ? other.claim : claim, operation, shorter ? other.thrown : thrown, count + other.count);
        }

        int size() {
            return claim.sequence().steps().size();
        }
    }

    /**
     * Numbers of what was done.
     *
     * @param usedUp how many sequences used up the memory or the stack
     * @param byClass how many ended with a call of each class
     */
    record Counts(long sequences, long calls, long threw, long usedUp, long duplicates, Map<String, Long> byClass)
            implements Serializable {
        static final Counts NONE = new Counts(0, 0, 0, 0, 0, Map.of());

        Counts {
            byClass = Map.copyOf(byClass);
        }

        Counts plus(Counts more) {
            return new Counts(
                    sequences + more.sequences,
                    calls + more.calls,
                    threw + more.threw,
                    usedUp + more.usedUp,
                    duplicates + more.duplicates,
                    sum(byClass, more.byClass));
        }

        private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
            Map<String, Long> sum = new HashMap<>(one);
            other.forEach((name, count) -> sum.merge(name, count, Long::sum));
            return sum;
        }
    }

    void keep(Sequence sequence) {
        kept.add(sequence);
    }

    void add(Violation violation) {
        violations.merge(violation.cause(), violation, Violation::plus);
    }

    /**
     * @param operation the number of the one called last; negative if it has none
     */
    void ran(int operation, int length, boolean withException, boolean usedUpMemory) {
        if (operation >= 0) {
            ends[operation]++;
        }
        sequences++;
        calls += length;
        threw += withException ? 1 : 0;
        usedUp += usedUpMemory ? 1 : 0;
    }

    /**
     * Notes that something of the user's cannot be used.
     *
     * @param about the same thing is told once
     */
    void complain(String about, String what) {
        complaints.putIfAbsent(about, what);
    }

    void duplicate() {
        duplicates++;
    }

    /** Takes what there is, to be told. */
    Reply.Found take(SideEffects effects, Coverage coverage) {
        var found = new Reply.Found(
                kept,
                List.copyOf(violations.values()),
                complaints,
                new Counts(sequences, calls, threw, usedUp, duplicates, byClass()),
                effects,
                coverage);
        kept = new ArrayList<>();
        violations = new LinkedHashMap<>();
        complaints = new LinkedHashMap<>();
        sequences = 0;
        calls = 0;
        threw = 0;
        usedUp = 0;
        duplicates = 0;
        Arrays.fill(ends, 0);
        return found;
    }

    private Map<String, Long> byClass() {
        Map<String, Long> byClass = new HashMap<>();
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] > 0) {
                byClass.merge(operations.get(i).owner(), ends[i], Long::sum);
            }
        }
        return byClass;
    }
}
