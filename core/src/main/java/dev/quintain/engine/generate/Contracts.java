package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sandbox.ObjectMethods;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.subject.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Checks what every object promises, on the values that the last call of a sequence made or was given: those before it
 * were checked when its parts were made. Calls foreign code, within the test.
 */
final class Contracts {
    /** How many other values an object is compared with. */
    private static final int OTHERS = 8;

    private static final JavaType INT = new JavaType("int");

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
        var check = new Check(sequence, values, others(sequence, values));
        try {
            for (int step : touched) {
                check.alone(step);
                check.pairs(step);
            }
            return Optional.empty();
        } catch (Broken broken) {
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

    /** Ends a check. */
    private static final class Broken extends Exception {
        final Claim claim;

        Broken(Claim claim) {
            super(claim.says(), null, false, false);
            this.claim = claim;
        }
    }

    /** One sequence under scrutiny. */
    private final class Check {
        private final Sequence sequence;
        private final @Nullable Object[] values;
        private final List<Integer> others;
        /** Where null was given somewhere, an exception in one of these methods may be of the test's making. */
        private final boolean throwsCount;
        /** A list that is equal to nothing, say, makes liars of all that are made of it; and so does one that holds itself. */
        private final boolean equalityCounts;

        Check(Sequence sequence, @Nullable Object[] values, List<Integer> others) {
            this.sequence = sequence;
            this.values = values;
            this.others = others;
            boolean hasAlias = hasAlias(sequence);
            this.equalityCounts = !Steps.hasDummy(sequence.steps()) && !hasAlias;
            this.throwsCount = !Steps.hasNull(sequence.steps()) && !hasAlias;
        }

        void alone(int step) throws Broken {
            Traits of = traits.of(values[step]);
            if (of.equality()) {
                if (!equal(step, step)) {
                    throw new Broken(Claim.about(sequence)
                            .equalTo(step, step, true)
                            .fails(Rule.EQUALS, "an object is not equal to itself")
                            .blaming(equalsOf(step)));
                }
                equalToNull(step);
            }
            if (of.hash()) {
                hash(step);
            }
            if (of.text()) {
                text(step);
            }
            if (of.comparable() && compare(step, step) != 0) {
                throw new Broken(Claim.about(sequence)
                        .signOfCompareTo(step, step, 0)
                        .fails(Rule.COMPARE_TO, "an object does not compare to itself as equal"));
            }
        }

        void pairs(int step) throws Broken {
            for (int other : others) {
                if (other != step && values[other] != values[step]) {
                    if (equalityCounts && (saysWhatIsEqual(step) || saysWhatIsEqual(other))) {
                        equality(step, other);
                    }
                    order(step, other);
                }
            }
            if (traits.of(values[step]).comparator()) {
                comparator(step);
            }
        }

        private boolean saysWhatIsEqual(int step) {
            return traits.of(values[step]).equality();
        }

        private void equality(int one, int other) throws Broken {
            boolean forth = equal(one, other);
            boolean back = equal(other, one);
            if (forth != back) {
                int from = forth ? one : other;
                int to = forth ? other : one;
                throw new Broken(Claim.about(sequence)
                        .equalTo(from, to, true)
                        .equalTo(to, from, true)
                        .fails(Rule.EQUALS, "one object is equal to the other, but not the other way round")
                        .blaming(equalsOf(traits.of(values[from]).tested() ? from : to)));
            }
            if (forth && hash(one) != hash(other)) {
                throw new Broken(Claim.about(sequence)
                        .equalTo(one, other, true)
                        .sameHash(one, other)
                        .fails(Rule.HASH_CODE, "equal objects have different hash codes")
                        .blaming(equalsOf(traits.of(values[one]).tested() ? one : other)));
            }
            if (forth) {
                transitivity(one, other);
            }
        }

        private void transitivity(int one, int other) throws Broken {
            for (int third : others) {
                if (third != one
                        && third != other
                        && saysWhatIsEqual(third)
                        && equal(other, third)
                        && !equal(one, third)) {
                    throw new Broken(Claim.about(sequence)
                            .equalTo(one, other, true)
                            .equalTo(other, third, true)
                            .equalTo(one, third, true)
                            .fails(Rule.EQUALS, "two objects are equal to a third, but not to each other")
                            .blaming(equalsOf(one)));
                }
            }
        }

        private void order(int one, int other) throws Broken {
            if (!traits.of(values[one]).comparable() || !isSameClass(one, other)) {
                return;
            }
            int forth = compare(one, other);
            int back = compare(other, one);
            if (forth != -back) {
                throw new Broken(Claim.about(sequence)
                        .signOfCompareTo(one, other, forth)
                        .signOfCompareTo(other, one, -forth)
                        .fails(Rule.COMPARE_TO, "which of two objects comes first depends on which is asked"));
            }
            if (forth != 0 && saysWhatIsEqual(one) && equal(one, other)) {
                throw new Broken(Claim.about(sequence)
                        .equalTo(one, other, true)
                        .signOfCompareTo(one, other, 0)
                        .fails(Rule.COMPARE_TO, "equal objects do not compare as equal"));
            }
            for (int third : others) {
                if (third != one && third != other && isSameClass(one, third) && forth > 0) {
                    intransitive(one, other, third);
                }
            }
        }

        private void intransitive(int one, int other, int third) throws Broken {
            if (compare(other, third) > 0 && compare(one, third) <= 0) {
                throw new Broken(Claim.about(sequence)
                        .signOfCompareTo(one, other, 1)
                        .signOfCompareTo(other, third, 1)
                        .signOfCompareTo(one, third, 1)
                        .fails(Rule.COMPARE_TO, "the order of three objects goes round in a circle"));
            }
        }

        // Whether it can compare these objects nobody has said: exceptions mean nothing here.
        private void comparator(int step) throws Broken {
            for (int one : others) {
                for (int other : others) {
                    if (one < other && one != step && other != step && isSameClass(one, other)) {
                        bothWays(step, one, other);
                    }
                }
            }
        }

        private void bothWays(int comparator, int one, int other) throws Broken {
            OptionalInt forth = compare(comparator, one, other);
            OptionalInt back = compare(comparator, other, one);
            if (forth.isEmpty() || back.isEmpty()) {
                return;
            }
            int sign = forth.getAsInt();
            if (sign != -back.getAsInt()) {
                throw new Broken(Claim.about(sequence)
                        .signOfCompare(comparator, one, other, sign)
                        .signOfCompare(comparator, other, one, -sign)
                        .fails(Rule.COMPARE_TO, "which of two objects comes first depends on their order"));
            }
            for (int third : others) {
                if (third != comparator && third != one && third != other && isSameClass(one, third)) {
                    circle(comparator, sign > 0 ? one : other, sign > 0 ? other : one, third);
                }
            }
        }

        /** Of the first two, the one that was given first comes later in the order, or both are equal. */
        private void circle(int comparator, int one, int other, int third) throws Broken {
            OptionalInt next = compare(comparator, other, third);
            OptionalInt whole = compare(comparator, one, third);
            boolean broken = compare(comparator, one, other).orElse(0) > 0
                    && next.orElse(0) > 0
                    && whole.isPresent()
                    && whole.getAsInt() <= 0;
            if (broken) {
                throw new Broken(Claim.about(sequence)
                        .signOfCompare(comparator, one, other, 1)
                        .signOfCompare(comparator, other, third, 1)
                        .signOfCompare(comparator, one, third, 1)
                        .fails(Rule.COMPARE_TO, "the order of three objects goes round in a circle"));
            }
        }

        private OptionalInt compare(int comparator, int one, int other) {
            try {
                return OptionalInt.of(ObjectMethods.compare(value(comparator), value(one), value(other)));
            } catch (BudgetExceeded e) {
                throw e;
            } catch (Throwable cannotCompareThese) {
                return OptionalInt.empty();
            }
        }

        private Object value(int step) {
            return Objects.requireNonNull(values[step]);
        }

        private String equalsOf(int step) {
            return traits.equalsOf(value(step));
        }

        private boolean isSameClass(int one, int other) {
            Object first = values[one];
            Object second = values[other];
            return first != null && second != null && first.getClass() == second.getClass();
        }

        private boolean equal(int one, int other) throws Broken {
            try {
                return ObjectMethods.equal(value(one), value(other));
            } catch (Throwable thrown) {
                return thrown(thrown, one, Claim.about(sequence).callsEquals(one, other), "equals", false);
            }
        }

        private void equalToNull(int one) throws Broken {
            boolean equal;
            try {
                equal = ObjectMethods.equalsNull(value(one));
            } catch (Throwable thrown) {
                equal = thrown(thrown, one, Claim.about(sequence).equalToNull(one, false), "equals(null)", false);
            }
            if (equal) {
                throw new Broken(
                        Claim.about(sequence).equalToNull(one, false).fails(Rule.EQUALS, "an object is equal to null"));
            }
        }

        private int hash(int one) throws Broken {
            try {
                return ObjectMethods.hash(value(one));
            } catch (Throwable thrown) {
                return thrown(thrown, one, Claim.about(sequence).calls(one, "hashCode", INT), "hashCode", 0);
            }
        }

        private void text(int one) throws Broken {
            try {
                String unused = ObjectMethods.text(value(one));
            } catch (Throwable thrown) {
                thrown(thrown, one, Claim.about(sequence).calls(one, "toString", JavaType.STRING), "toString", "");
            }
        }

        private int compare(int one, int other) throws Broken {
            try {
                return ObjectMethods.compare(value(one), value(other));
            } catch (ClassCastException allowed) {
                // The interface lets it be thrown for what cannot be compared, elements of the object included.
                return 0;
            } catch (Throwable thrown) {
                return thrown(thrown, one, Claim.about(sequence).callsCompareTo(one, other), "compareTo", 0);
            }
        }

        private <T> T thrown(Throwable thrown, int by, Claim.Builder claim, String method, T otherwise) throws Broken {
            if (thrown instanceof BudgetExceeded exceeded) {
                throw exceeded;
            }
            boolean counts = throwsCount
                    && !(thrown instanceof VirtualMachineError)
                    && !(thrown instanceof LinkageError)
                    && traits.of(values[by]).tested();
            if (counts) {
                throw new Broken(claim.fails(
                        Rule.OBJECT_METHOD,
                        method + " throws " + thrown.getClass().getSimpleName()));
            }
            return otherwise;
        }
    }

    /** Whether a call is given the same value twice: a collection may contain itself then. */
    private static boolean hasAlias(Sequence sequence) {
        for (Step step : sequence.steps()) {
            if (step instanceof Call call
                    && call.inputs().size() > 1
                    && call.inputs().stream().distinct().count() < call.inputs().size()) {
                return true;
            }
        }
        return false;
    }
}
