package dev.quintain.engine.generate;

import dev.quintain.finding.Rule;
import dev.quintain.sequence.Expected;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Call;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import dev.quintain.subject.Operation.Kind;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a sequence should come to and does not: calls after its own, with what they should return. All but the last hold.
 *
 * @param says what is wrong, in a few words
 * @param own how many steps the sequence has of its own, before those that the claim adds
 * @param expected what steps of the claim should come to; empty if the last must only return
 * @param blamed the method whose promise it is, which many classes may share; null if nobody knows
 * @param answering for the value of each step, the method that such a promise is made by; empty if nobody has looked
 */
record Claim(
        Rule rule,
        String says,
        Sequence sequence,
        int own,
        Map<Integer, Expected> expected,
        @Nullable String blamed,
        List<String> answering)
        implements Serializable {
    private static final JavaType BOOLEAN = new JavaType("boolean");
    private static final JavaType INT = new JavaType("int");
    private static final JavaType OPTIONAL = JavaType.of(Optional.class);

    /** That the last call of the sequence throws nothing. */
    static Claim returns(Rule rule, String says, Sequence sequence) {
        return new Claim(rule, says, sequence, sequence.steps().size(), Map.of(), null, List.of());
    }

    /** The same, broken by that method. */
    Claim blaming(String method) {
        return new Claim(rule, says, sequence, own, expected, method, answering);
    }

    /** The same, with who answers for its values. */
    Claim answeredBy(List<String> methods) {
        return new Claim(rule, says, sequence, own, expected, blamed, List.copyOf(methods));
    }

    /** Begins a claim about the values of a sequence. */
    static Builder about(Sequence sequence) {
        return new Builder(sequence);
    }

    /** Adds calls to a sequence, with what they should return. */
    static final class Builder {
        private final List<Step> steps;
        private final int own;
        private final Map<Integer, Expected> expected = new HashMap<>();

        private Builder(Sequence sequence) {
            this.steps = new ArrayList<>(sequence.steps());
            this.own = steps.size();
        }

        Builder equalTo(int one, int other, boolean truth) {
            call(on(one, "equals", List.of(JavaType.OBJECT), BOOLEAN), List.of(one, other));
            return expecting(BOOLEAN, truth);
        }

        Builder equalToNull(int one, boolean truth) {
            steps.add(new Value(new Literal.Null(JavaType.OBJECT)));
            call(on(one, "equals", List.of(JavaType.OBJECT), BOOLEAN), List.of(one, steps.size() - 1));
            return expecting(BOOLEAN, truth);
        }

        Builder sameHash(int one, int other) {
            call(on(one, "hashCode", List.of(), INT), List.of(one));
            int first = steps.size() - 1;
            call(on(other, "hashCode", List.of(), INT), List.of(other));
            expected.put(steps.size() - 1, new Expected.EqualTo(first));
            return this;
        }

        Builder signOfCompareTo(int one, int other, int sign) {
            Operation compareTo = object("java.lang.Comparable", "compareTo", List.of(JavaType.OBJECT), INT);
            call(compareTo, List.of(one, other));
            return sign(sign);
        }

        Builder signOfCompare(int comparator, int one, int other, int sign) {
            Operation compare =
                    object("java.util.Comparator", "compare", List.of(JavaType.OBJECT, JavaType.OBJECT), INT);
            call(compare, List.of(comparator, one, other));
            return sign(sign);
        }

        private Builder sign(int sign) {
            call(
                    new Operation(
                            Kind.STATIC_METHOD,
                            "java.lang.Integer",
                            "signum",
                            List.of(INT),
                            INT,
                            Modifier.PUBLIC | Modifier.STATIC,
                            null,
                            List.of(),
                            false),
                    List.of(steps.size() - 1));
            return expecting(INT, sign);
        }

        /** That a contract of the user's, which is made for it, finds nothing wrong with these values. */
        Builder nothingBrokenBy(String contract, List<Integer> values) {
            call(
                    new Operation(
                            Kind.CONSTRUCTOR,
                            contract,
                            "<init>",
                            List.of(),
                            new JavaType(contract),
                            Modifier.PUBLIC,
                            null,
                            List.of(),
                            false),
                    List.of());
            var inputs = new ArrayList<>(List.of(last()));
            inputs.addAll(values);
            call(object(contract, "brokenBy", Collections.nCopies(values.size(), JavaType.OBJECT), OPTIONAL), inputs);
            expected.put(last(), new Expected.Empty());
            return this;
        }

        /** That a method without parameters returns at all. */
        Builder calls(int one, String method, JavaType result) {
            call(on(one, method, List.of(), result), List.of(one));
            return this;
        }

        Builder callsEquals(int one, int other) {
            call(on(one, "equals", List.of(JavaType.OBJECT), BOOLEAN), List.of(one, other));
            return this;
        }

        Builder callsCompareTo(int one, int other) {
            call(object("java.lang.Comparable", "compareTo", List.of(JavaType.OBJECT), INT), List.of(one, other));
            return this;
        }

        Builder call(Operation operation, List<Integer> inputs) {
            steps.add(new Call(operation, inputs));
            return this;
        }

        Builder expecting(JavaType type, Serializable value) {
            expected.put(steps.size() - 1, new Expected.Value(new Literal.Constant(type, value)));
            return this;
        }

        int last() {
            return steps.size() - 1;
        }

        Claim fails(Rule rule, String says) {
            return new Claim(rule, says, new Sequence(steps), own, Map.copyOf(expected), null, List.of());
        }

        // As a method of the type that the compiler sees, which the call is written on.
        private Operation on(int step, String name, List<JavaType> parameters, JavaType result) {
            JavaType type = steps.get(step).type();
            return object(type.isArray() ? "java.lang.Object" : type.name(), name, parameters, result);
        }

        private static Operation object(String owner, String name, List<JavaType> parameters, JavaType result) {
            return new Operation(Kind.METHOD, owner, name, parameters, result, Modifier.PUBLIC, null, List.of(), false);
        }
    }
}
