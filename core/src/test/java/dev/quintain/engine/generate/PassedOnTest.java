package dev.quintain.engine.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.quintain.engine.generate.Finds.Violation;
import dev.quintain.finding.Rule;
import dev.quintain.finding.Thrown;
import dev.quintain.sequence.Literal;
import dev.quintain.sequence.Sequence;
import dev.quintain.sequence.Sequence.Step;
import dev.quintain.sequence.Sequence.Value;
import dev.quintain.subject.JavaType;
import dev.quintain.subject.Operation;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PassedOnTest {
    private static final String UNLIKE_ITSELF = "an object is not equal to itself";

    private final Traits.Register traits = new Traits.Register(name -> true);
    private final Violation item = violation(UNLIKE_ITSELF, new Item());

    private static class Item {
        @Override
        public boolean equals(Object other) {
            return false;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    private static final class Fruit extends Item {}

    private static final class Bread extends Item {
        @Override
        public boolean equals(Object other) {
            return other instanceof Bread;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private static class Cart {
        @Override
        public boolean equals(Object other) {
            return false;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    @Test
    void who_is_made_of_the_culprit_only_passes_it_on() {
        Violation cart = violation(UNLIKE_ITSELF, new Cart(), new Item());

        assertEquals(List.of(item), PassedOn.without(List.of(item, cart)));
    }

    @Test
    void the_culprit_may_have_inherited_what_is_wrong_with_it() {
        Violation fruit = violation(UNLIKE_ITSELF, new Fruit());
        Violation cart = violation(UNLIKE_ITSELF, new Cart(), new Fruit());

        assertEquals(List.of(fruit), PassedOn.without(List.of(fruit, cart)));
        assertEquals(List.of(item), PassedOn.without(List.of(item, cart)));
    }

    @Test
    void who_overrides_what_is_wrong_is_no_culprit() {
        Violation cart = violation(UNLIKE_ITSELF, new Cart(), new Bread());

        assertEquals(List.of(item, cart), PassedOn.without(List.of(item, cart)));
    }

    @Test
    void who_breaks_another_promise_does_so_by_itself() {
        Violation cart = violation("an object is equal to null", new Cart(), new Item());

        assertEquals(List.of(item, cart), PassedOn.without(List.of(item, cart)));
    }

    @Test
    void who_has_nothing_to_do_with_the_culprit_does_so_by_itself() {
        Violation cart = violation(UNLIKE_ITSELF, new Cart());

        assertEquals(List.of(item, cart), PassedOn.without(List.of(item, cart)));
    }

    @Test
    void of_two_that_are_made_of_each_other_nobody_knows() {
        Violation fruit = violation(UNLIKE_ITSELF, new Fruit(), new Cart());
        Violation cart = violation(UNLIKE_ITSELF, new Cart(), new Fruit());

        assertEquals(List.of(fruit, cart), PassedOn.without(List.of(fruit, cart)));
    }

    /**
     * @param values that take part; the first is asked
     */
    private Violation violation(String says, Object... values) {
        var sequence = new Sequence(Stream.of(values)
                .<Step>map(value -> new Value(new Literal.Null(JavaType.of(value.getClass()))))
                .toList());
        Claim claim = Claim.about(sequence)
                .equalTo(0, 0, true)
                .fails(Rule.EQUALS, says)
                .blaming(traits.equalsOf(values[0]))
                .answeredBy(traits.answering(Rule.EQUALS, values));
        return new Violation(claim, make(values[0].getClass().getName()), new Thrown("", says, List.of()), 1);
    }

    private static Operation make(String type) {
        return new Operation(
                Operation.Kind.CONSTRUCTOR,
                type,
                "<init>",
                List.of(),
                new JavaType(type),
                Modifier.PUBLIC,
                null,
                List.of(),
                false);
    }
}
