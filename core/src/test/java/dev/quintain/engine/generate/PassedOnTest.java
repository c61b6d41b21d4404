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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PassedOnTest {
    private static final Violation ITEM = violation("an object is not equal to itself", "shop.Item");

    @Test
    void who_is_made_of_the_culprit_only_passes_it_on() {
        Violation cart = violation("an object is not equal to itself", "shop.Cart", "shop.Item");

        assertEquals(List.of(ITEM), PassedOn.without(List.of(ITEM, cart)));
    }

    @Test
    void who_breaks_another_promise_does_so_by_itself() {
        Violation cart = violation("an object is equal to null", "shop.Cart", "shop.Item");

        assertEquals(List.of(ITEM, cart), PassedOn.without(List.of(ITEM, cart)));
    }

    @Test
    void who_has_nothing_to_do_with_the_culprit_does_so_by_itself() {
        Violation cart = violation("an object is not equal to itself", "shop.Cart");

        assertEquals(List.of(ITEM, cart), PassedOn.without(List.of(ITEM, cart)));
    }

    /**
     * @param types of the values that take part; the first is to blame
     */
    private static Violation violation(String says, String... types) {
        var sequence = new Sequence(Arrays.stream(types)
                .<Step>map(type -> new Value(new Literal.Null(new JavaType(type))))
                .toList());
        var claim = new Claim(Rule.EQUALS, says, sequence, types.length, Map.of(), types[0] + ".equals");
        return new Violation(claim, make(types[0]), new Thrown("", says, List.of()), 1);
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
