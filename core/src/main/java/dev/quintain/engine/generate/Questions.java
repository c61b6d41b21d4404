package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import dev.quintain.runtime.BudgetExceeded;
import dev.quintain.sandbox.ObjectMethods;
import dev.quintain.sequence.Sequence;
import dev.quintain.subject.JavaType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Asks the values of one run what every object can be asked. To throw instead of an answer breaks a promise too. */
final class Questions {
    private static final JavaType INT = new JavaType("int");

    private final Sequence sequence;
    private final @Nullable Object[] values;
    private final Traits.Register traits;
    /** The steps whose values others are compared with. */
    private final List<Integer> others;
    /** Where null was given somewhere, an exception in one of these methods may be of the test's making. */
    private final boolean throwsCount;

    Questions(
            Sequence sequence,
            @Nullable Object[] values,
            Traits.Register traits,
            List<Integer> others,
            boolean throwsCount) {
        this.sequence = sequence;
        this.values = values;
        this.traits = traits;
        this.others = others;
        this.throwsCount = throwsCount;
    }

    List<Integer> others() {
        return others;
    }

    /** The beginning of what is to be said against the sequence. */
    Claim.Builder claim() {
        return Claim.about(sequence);
    }

    Traits traits(int step) {
        return traits.of(values[step]);
    }

    boolean isSame(int one, int other) {
        return values[one] == values[other];
    }

    /** Which of two objects compares later; empty if the comparator throws. */
    OptionalInt compare(int comparator, int one, int other) {
        try {
            return OptionalInt.of(ObjectMethods.compare(value(comparator), value(one), value(other)));
        } catch (BudgetExceeded e) {
            throw e;
        } catch (Throwable cannotCompareThese) {
            return OptionalInt.empty();
        }
    }

    Object value(int step) {
        return Objects.requireNonNull(values[step]);
    }

    String equalsOf(int step) {
        return traits.equalsOf(value(step));
    }

    /** The one to blame of the methods that say what these values are equal to: always the same, whichever was made last. */
    String equalsOf(int... steps) {
        return first(traits::equalsOf, steps);
    }

    /** The same of those that say what their hash codes are. */
    String hashCodeOf(int... steps) {
        return first(traits::hashCodeOf, steps);
    }

    private String first(Function<Object, String> method, int... steps) {
        return Arrays.stream(steps)
                .mapToObj(this::value)
                .filter(value -> !traits.isOfPlatform(value.getClass()))
                .map(method)
                .min(Comparator.naturalOrder())
                .orElseGet(() -> method.apply(value(steps[0])));
    }

    /** Whether it is the JDK, and nobody under test, that says what a value is equal to. */
    boolean asksPlatform(int step) {
        return traits.asksPlatform(value(step));
    }

    boolean isSameClass(int one, int other) {
        Object first = values[one];
        Object second = values[other];
        return first != null && second != null && first.getClass() == second.getClass();
    }

    boolean equal(int one, int other) throws BrokenPromise {
        try {
            return ObjectMethods.equal(value(one), value(other));
        } catch (Throwable thrown) {
            return thrown(thrown, one, claim().callsEquals(one, other), "equals", false);
        }
    }

    void equalToNull(int one) throws BrokenPromise {
        boolean equal;
        try {
            equal = ObjectMethods.equalsNull(value(one));
        } catch (Throwable thrown) {
            equal = thrown(thrown, one, claim().equalToNull(one, false), "equals(null)", false);
        }
        if (equal) {
            throw new BrokenPromise(claim().equalToNull(one, false)
                    .fails(Rule.EQUALS, "an object is equal to null")
                    .blaming(equalsOf(one)));
        }
    }

    int hash(int one) throws BrokenPromise {
        try {
            return ObjectMethods.hash(value(one));
        } catch (Throwable thrown) {
            return thrown(thrown, one, claim().calls(one, "hashCode", INT), "hashCode", 0);
        }
    }

    void text(int one) throws BrokenPromise {
        try {
            String unused = ObjectMethods.text(value(one));
        } catch (Throwable thrown) {
            thrown(thrown, one, claim().calls(one, "toString", JavaType.STRING), "toString", "");
        }
    }

    int compare(int one, int other) throws BrokenPromise {
        try {
            return ObjectMethods.compare(value(one), value(other));
        } catch (ClassCastException allowed) {
            // The interface lets it be thrown for what cannot be compared, elements of the object included.
            return 0;
        } catch (Throwable thrown) {
            return thrown(thrown, one, claim().callsCompareTo(one, other), "compareTo", 0);
        }
    }

    private <T> T thrown(Throwable thrown, int by, Claim.Builder claim, String method, T otherwise)
            throws BrokenPromise {
        if (thrown instanceof BudgetExceeded exceeded) {
            throw exceeded;
        }
        boolean counts = throwsCount
                && !(thrown instanceof VirtualMachineError)
                && !(thrown instanceof LinkageError)
                && traits(by).tested();
        if (counts) {
            throw new BrokenPromise(claim.fails(
                    Rule.OBJECT_METHOD, method + " throws " + thrown.getClass().getSimpleName()));
        }
        return otherwise;
    }
}
